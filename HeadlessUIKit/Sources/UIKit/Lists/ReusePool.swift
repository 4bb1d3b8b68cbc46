/// The views that have left a list and can be reused, and the registered classes, by reuse identifier (TV18).
@MainActor
struct ReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    /// `nil` removes the registration. Traps if the class is not one of such views.
    mutating func register(_ aClass: AnyClass?, for identifier: String) {
        guard let aClass else {
            classes[identifier] = nil
            return
        }
        guard let viewClass = aClass as? View.Type else {
            preconditionFailure("\(aClass) cannot be registered: it is not a subclass of \(View.self).")
        }
        classes[identifier] = viewClass
    }

    func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

    /// Returns the one that was added last, `nil` if there is none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }
}
