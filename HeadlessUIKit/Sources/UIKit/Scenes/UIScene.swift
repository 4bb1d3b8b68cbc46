import Foundation

/// One instance of an app's interface. The test harness makes it, in the foreground.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    init(harness: Void) {
        super.init()
    }

    open internal(set) var activationState = ActivationState.foregroundActive

    /// The delegate for the scene's life cycle. The scene retains it, as on a device, until it is disconnected.
    ///
    /// A delegate that is set here gets later events; one that the harness connects also gets the connection.
    open var delegate: (any UISceneDelegate)?

    /// The system's record of the scene.
    open var session: UISceneSession { storedSession }
    private lazy var storedSession = UISceneSession(of: self)

    /// The name of the scene in the app switcher. Defaults to an empty text.
    open var title: String! = ""
    open var subtitle = ""

    open override var next: UIResponder? { UIApplication.shared }

    /// Asks the system to open a URL, like `UIApplication.open(_:options:completionHandler:)`.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url) { completion?($0) }
    }
}
