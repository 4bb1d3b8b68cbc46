/// The app, as far as its way to the background and back is concerned. The test harness takes it there, scene by scene.
@MainActor
open class UIApplication: UIResponder {
    private static let only = UIApplication(harness: ())
    private var state = State.active

    init(harness: Void) {
        super.init()
    }

    open class var shared: UIApplication { only }

    /// That of the scene that came or went last: in a test process each stage has a scene, on a device an app mostly has
    /// one.
    open var applicationState: UIApplication.State { state }

    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Tells the app what one of its scenes has been told.
    func follow(_ newState: State, _ name: NSNotification.Name) {
        state = newState
        NotificationCenter.default.post(name: name, object: self)
    }
}
