/// What happens when a property of a layer changes. `NSNull` is the action that does nothing.
public protocol CAAction {
    /// - Parameters:
    ///   - event: The property's name.
    ///   - anObject: The layer, whose property has the new value already.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {}

extension CAAction where Self: NSNull {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
