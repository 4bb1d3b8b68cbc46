import Foundation

/// The app of the device whose screen is `UIScreen.main`. The test harness launches it, if a test has a delegate for
/// it, and moves it to the background and back.
///
/// In a test process each stage is a device on which the app runs, and the app's state belongs to that device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static let only = UIApplication(harness: ())

    init(harness: Void) {
        super.init()
    }

    open class var shared: UIApplication { only }

    var current: AppState { UIScreen.main.app }

    /// Called by the harness for the launch, and, unless its scene has a delegate, for the way to the background and
    /// back. The app does not retain it.
    open var delegate: (any UIApplicationDelegate)? {
        get { current.delegate }
        set { current.delegate = newValue }
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The state of the device's scene; active without one.
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

    /// The device's windows, back to front, including hidden ones.
    open var windows: [UIWindow] { UIScreen.main.connectedScene?.windows ?? [] }
    open var keyWindow: UIWindow? { UIScreen.main.connectedScene?.keyWindow }

    /// Defaults to false. Devices do not go to sleep here.
    open var isIdleTimerDisabled: Bool {
        get { current.isIdleTimerDisabled }
        set { current.isIdleTimerDisabled = newValue }
    }

    /// The number on the app's icon, which nothing shows here. Defaults to 0, none.
    open var applicationIconBadgeNumber: Int {
        get { current.iconBadge }
        set { current.iconBadge = newValue }
    }

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the delegate's answer. By default every orientation is supported, on a phone except upside down.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let delegate {
            let answer = OptionalMethods.calls { delegate.application(self, supportedInterfaceOrientationsFor: window) }
            if answer.isImplemented { return answer.result }
        }
        return UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: Touches

    /// True if new touches are ignored, at the request of the app or of UIKit during a transition (Z1).
    open var isIgnoringInteractionEvents: Bool {
        current.ignoring > 0 || UIScreen.main.liveWindows.contains { $0.transitionsInSilence > 0 }
    }

    open func beginIgnoringInteractionEvents() { current.ignoring += 1 }
    open func endIgnoringInteractionEvents() { current.ignoring = max(0, current.ignoring - 1) }

    /// Returns whether new touches in the window are ignored. Here a transition concerns its own window only: a test
    /// process has many windows that are independent of each other.
    package func ignoresTouches(in window: UIWindow) -> Bool {
        window.hostScreen.app.ignoring > 0 || window.transitionsInSilence > 0
    }

    func beginSilence(in window: UIWindow) {
        window.transitionsInSilence += 1
    }

    func endSilence(in window: UIWindow) {
        window.transitionsInSilence -= 1
    }

    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }
}
