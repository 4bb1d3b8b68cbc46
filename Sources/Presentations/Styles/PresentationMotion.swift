import UIKit

/// The timing with which a presented view moves to another place while it stays presented, and after a release.
///
/// ```swift
/// let bouncy = PresentationMotion(
///     settling: .spring(dampingRatio: 0.8, response: 0.4))
/// presentAsHalfSheet(places, style: HalfSheet(motion: bouncy))
/// ```
public struct PresentationMotion: Equatable, Sendable {
    /// The timing of `animateChanges(_:completion:)`, and of a detent selected with the grabber or VoiceOver. Defaults
    /// to a critically damped spring of 0.4 seconds.
    public var change: TransitionTiming
    /// The timing with which a released view comes to rest or is dismissed. Defaults to UIKit's own spring for sheets,
    /// critically damped, which is at rest after half a second.
    ///
    /// A spring starts with the finger's velocity. A curve starts at rest, so after a fast movement the view visibly
    /// stops at the release.
    public var settling: TransitionTiming

    /// Creates the timings.
    ///
    /// - Parameters:
    ///   - change: The timing of changes. Defaults to a critically damped spring of 0.4 seconds.
    ///   - settling: The timing after a release. Defaults to UIKit's own spring for sheets.
    public init(
        change: TransitionTiming = PresentationDefaults.Motion.change,
        settling: TransitionTiming = PresentationDefaults.Motion.settling
    ) {
        self.change = change
        self.settling = settling
    }
}
