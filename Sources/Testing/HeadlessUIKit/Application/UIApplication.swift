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

    // MARK: Touches

    private var ignoring = 0
    private var quietWindows: [QuietWindow] = []

    private struct QuietWindow {
        weak var window: UIWindow?
    }

    /// Whether fingers that land reach nobody: the app has asked for that, or UIKit has for a transition (Z1).
    open var isIgnoringInteractionEvents: Bool {
        ignoring > 0 || quietWindows.contains { $0.window?.transitionsInSilence ?? 0 > 0 }
    }

    open func beginIgnoringInteractionEvents() { ignoring += 1 }
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

    /// Whether a finger that lands in the window reaches nobody. Here a transition concerns its window only: a test process
    /// has many that know nothing of each other.
    package func ignoresTouches(in window: UIWindow) -> Bool { ignoring > 0 || window.transitionsInSilence > 0 }

    func beginSilence(in window: UIWindow) {
        window.transitionsInSilence += 1
        quietWindows.removeAll { $0.window == nil || $0.window === window }
        quietWindows.append(QuietWindow(window: window))
    }

    func endSilence(in window: UIWindow) {
        window.transitionsInSilence -= 1
        if window.transitionsInSilence == 0 { quietWindows.removeAll { $0.window == nil || $0.window === window } }
    }

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
