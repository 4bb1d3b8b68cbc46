import Foundation

/// The state of the app on one device. It belongs to the device's screen, so that no test finds the state of another.
@MainActor
final class AppState {
    weak var delegate: (any UIApplicationDelegate)?
    var isIdleTimerDisabled = false
    var iconBadge = 0
    /// The number of requests to ignore touches.
    var ignoring = 0
    /// The URLs that the app has asked the system to open, in order.
    var openedURLs: [URL] = []
    /// The time at which the background time ends; `nil` in the foreground.
    var suspension: Instant?
}
