/// The views that have left a list and wait for another row, and the registered classes, by reuse identifier (TV18).
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    /// `nil` takes the registration back.
    mutating func register(_ viewClass: View.Type?, for identifier: String) {
        classes[identifier] = viewClass
    }

    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// The one that came last, `nil` if none waits.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }
}
