import UIKit

/// The timing of a presented view that moves from one place to another while it stays presented.
///
/// ```swift
/// HalfSheet(motion: PresentationMotion(settling: .spring(dampingRatio: 0.8, response: 0.4)))
/// ```
public struct PresentationMotion: Equatable, Sendable {
    /// The timing of `animateChanges(_:completion:)`, and of a detent selected with the grabber or VoiceOver. Defaults to a
    /// critically damped spring of 0.4 seconds.
    public var change: TransitionTiming
    /// The timing with which a released view settles at a rest, or leaves. Defaults to UIKit's own spring for sheets,
    /// critically damped, which rests after half a second.
    ///
    /// A spring starts with the finger's velocity. A curve starts at rest, so a fast finger and the view part visibly.
    public var settling: TransitionTiming

    /// Creates the timings; each has a default.
    public init(
        change: TransitionTiming = PresentationDefaults.Motion.change,
        settling: TransitionTiming = PresentationDefaults.Motion.settling
    ) {
        self.change = change
        self.settling = settling
    }
}
