import Foundation

/// The app of the device whose screen is `UIScreen.main`. The test harness launches it, if a test has a delegate of it,
/// and takes it to the background and back.
///
/// In a test process each stage is a device on which the app runs: what the app has going on is that device's.
@MainActor
open class UIApplication: UIResponder {
    private static let only = UIApplication(harness: ())

    init(harness: Void) {
        super.init()
    }

    open class var shared: UIApplication { only }

    var current: AppState { UIScreen.main.app }

    /// Told of the launch by the harness, and of the app's way to the background and back unless its scene has a
    /// delegate, which is told instead. The app does not keep it.
    open var delegate: (any UIApplicationDelegate)? {
        get { current.delegate }
        set { current.delegate = newValue }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// That of the device's scene; active without one.
    open var applicationState: UIApplication.State {
        switch UIScreen.main.connectedScene?.activationState {
        case .foregroundInactive: .inactive
        case .background: .background
        case .foregroundActive, .unattached, nil: .active
        }
    }

    /// The scene of the device; empty before it has a window, and after the scene has been disconnected.
    open var connectedScenes: Set<UIScene> {
        Set([UIScreen.main.connectedScene].compactMap(\.self).filter { $0.activationState != .unattached })
    }
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// There is no property list that could say otherwise.
    open var supportsMultipleScenes: Bool { false }

    /// The device's windows, back to front, hidden ones too.
    open var windows: [UIWindow] { UIScreen.main.connectedScene?.windows ?? [] }
    open var keyWindow: UIWindow? { UIScreen.main.connectedScene?.keyWindow }

    /// Defaults to false. Nothing goes to sleep here.
    open var isIdleTimerDisabled: Bool {
        get { current.isIdleTimerDisabled }
        set { current.isIdleTimerDisabled = newValue }
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// What the delegate answers; without an answer every orientation, on a phone but upside down.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate {
            let answer = OptionalMethods.calls { delegate.application(self, supportedInterfaceOrientationsFor: window) }
            if answer.isImplemented { return answer.result }
        }
        return UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

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

    /// Whether a finger that lands in the window reaches nobody. Here a transition concerns its window only: a test
    /// process has many that know nothing of each other.
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
}
