/// The effect of a change of a layer's property. `NSNull` is the action that does nothing.
public protocol CAAction {
    /// - Parameters:
    ///   - event: The property's name.
    ///   - anObject: The layer, whose property already has the new value.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {}

extension CAAction where Self: NSNull {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
