/// The methods with which responders handle actions that are sent along the responder chain.
///
/// Without Objective-C methods cannot be found by name. Code that would declare one in an extension of a responder
/// class adds it here.
@MainActor
package enum ResponderMethods {
    package typealias Body = @MainActor (_ responder: UIResponder, _ sender: Any?) -> Void

    private static var bodies: [Selector: [(type: UIResponder.Type, body: Body)]] = [:]

    /// Adds a method to a class and its subclasses, unless the class has one of that name.
    package static func add(_ action: Selector, to type: UIResponder.Type, _ body: @escaping Body) {
        guard bodies[action]?.contains(where: { $0.type == type }) != true else { return }
        bodies[action, default: []].append((type, body))
    }

    /// The method of the idiom that hides the keyboard from anywhere in an app.
    private static let resigning = Selector(("resignFirstResponder"))

    /// Returns the method of a responder; `nil` if it has none of that name.
    static func body(of action: Selector, for responder: UIResponder) -> Body? {
        if action == resigning { return { responder, _ in responder.resignFirstResponder() } }
        return bodies[action]?.first { Swift.type(of: responder).isSubclass(of: $0.type) }?.body
    }
}
