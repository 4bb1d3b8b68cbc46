import Foundation

/// One instance of an app's interface. The test harness makes it, in the foreground.
@MainActor
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

    /// Who is told of the scene's life. The scene keeps it, as on a device, until it is disconnected.
    ///
    /// A delegate that is set here is told of what comes; one that the harness connects, of the connection, too.
    open var delegate: (any UISceneDelegate)?

    /// What the system remembers of the scene.
    open var session: UISceneSession { storedSession }
    private lazy var storedSession = UISceneSession(of: self)

    /// The name of the scene in the app switcher. Defaults to an empty text.
    open var title: String! = ""
    open var subtitle = ""

    open override var next: UIResponder? { UIApplication.shared }

    /// Has the system open an address, like `UIApplication.open(_:options:completionHandler:)`.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url) { completion?($0) }
    }
}
