/// Tells the system how to make a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, which is made with its `init()`. It has to be a responder here, as in Xcode's
    /// templates. Without a class no delegate is made: there is no property list that could name one.
    open var delegateClass: AnyClass? {
        willSet {
            precondition(
                newValue == nil || newValue is UIResponder.Type,
                "The headless UIKit makes scene delegates that are subclasses of UIResponder.")
        }
    }

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Makes responders of a class that is known at run time only; see `CALayer.make(ofClass:)`.
extension UIResponder {
    convenience init(ofClass: Void) { self.init() }

    @_silgen_name("$s5UIKit11UIResponderC7ofClassACyt_tcfC")
    static func make(ofClass: Void) -> UIResponder
}
