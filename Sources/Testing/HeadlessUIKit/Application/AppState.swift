import Foundation

/// The state of the app on one device. It goes with the device's screen, so that nothing of one test is in the
/// next.
@MainActor
final class AppState {
    weak var delegate: (any UIApplicationDelegate)?
    var isIdleTimerDisabled = false
    /// The addresses that the system was asked to open, in that order.
    var openedURLs: [URL] = []
    /// When the time in the background is over; `nil` in the foreground.
    var suspension: Instant?
}
