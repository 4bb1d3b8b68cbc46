import Foundation
import UIKit

/// The timing of a movement: a curve or a spring, with its duration.
///
/// ```swift
/// let bouncy = TransitionTiming.spring(dampingRatio: 0.7, response: 0.4)
/// presentAsPopup(
///     question, style: Popup(animation: .scale(from: 0.9, timing: bouncy)))
/// ```
public enum TransitionTiming: Equatable, Sendable {
    /// An animation curve over `duration` seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// A spring that is at rest, within 0.1 %, after `duration` seconds. It overshoots with a damping ratio below 1.
    /// Ratios are clamped to 0.05…1; NaN and infinity count as 1.
    case spring(dampingRatio: CGFloat, duration: TimeInterval)

    /// The seconds from start to rest, limited to 0…60, because the user cannot touch anything until a transition ends.
    public var duration: TimeInterval {
        switch self {
        case .curve(_, let duration), .spring(_, let duration): duration.isNaN ? 0 : min(60, max(0, duration))
        }
    }

    /// Returns a spring with a damping ratio and a period of oscillation.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio, with the limits of ``TransitionTiming/spring(dampingRatio:duration:)``.
    ///   - response: The period of the undamped oscillation, in seconds: about what users perceive. NaN counts as 0.
    /// - Returns: A spring whose duration is the time until it is at rest within 0.1 %, as UIKit measures it.
    public static func spring(dampingRatio: CGFloat, response: TimeInterval) -> TransitionTiming {
        let ratio = usable(dampingRatio)
        let response = CGFloat(response).isUsable ? max(0, response) : 0
        return .spring(dampingRatio: ratio, duration: Double(restingPhase(ratio)) * response / (2 * .pi))
    }

    /// Whether a movement goes beyond its end, and comes back.
    var overshoots: Bool {
        if case .spring(let dampingRatio, _) = self { Self.usable(dampingRatio) < 1 } else { false }
    }

    /// The frequency of the undamped oscillation of a spring, in radians per second; `nil` for a curve or no duration.
    var frequency: CGFloat? {
        guard case .spring(let dampingRatio, _) = self, duration > 0 else { return nil }
        return Self.restingPhase(Self.usable(dampingRatio)) / CGFloat(duration)
    }

    /// The phase of the undamped oscillation, in radians, after which a spring is at rest within 0.1 % (N13).
    private static func restingPhase(_ ratio: CGFloat) -> CGFloat {
        ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : 9.233_41
    }

    static func usable(_ dampingRatio: CGFloat) -> CGFloat {
        dampingRatio.isUsable ? min(1, max(0.05, dampingRatio)) : 1
    }

    @MainActor
    func makeAnimator() -> UIViewPropertyAnimator {
        switch self {
        case .curve(let curve, _): UIViewPropertyAnimator(duration: duration, curve: curve)
        case .spring(let ratio, _): UIViewPropertyAnimator(duration: duration, dampingRatio: Self.usable(ratio))
        }
    }

    // MARK: A released view, whose spring continues with the finger's velocity

    /// Returns an initial velocity in UIKit's unit, distances to the target per second, at most the frequency of the
    /// spring. With a higher one a critically damped spring would overshoot, and open a gap at the edge of a sheet.
    func initialVelocity(from place: CGFloat, to target: CGFloat, velocity: CGFloat) -> CGFloat {
        let distance = target - place
        let relative = abs(distance) < 0.01 ? 0 : velocity.usable / distance
        return relative.isFinite ? min(relative, frequency ?? 0) : 0
    }

    /// Makes an animator that ends when the view has settled. On more than one axis it needs the axis of the velocity.
    @MainActor
    func makeAnimator(
        from place: CGFloat, to target: CGFloat, velocity: CGFloat, along axis: DragAxis? = nil
    ) -> UIViewPropertyAnimator {
        let initial = initialVelocity(from: place, to: target, velocity: velocity)
        guard let axis else { return makeAnimator(CGVector(dx: initial, dy: initial)) }
        let along = min(initial, mixedLimit)
        return makeAnimator(axis.isVertical ? CGVector(dx: 0, dy: along) : CGVector(dx: along, dy: 0))
    }

    @MainActor
    func makeAnimator(from place: CGPoint, to target: CGPoint, velocity: CGPoint) -> UIViewPropertyAnimator {
        makeAnimator(
            CGVector(
                dx: min(initialVelocity(from: place.x, to: target.x, velocity: velocity.x), mixedLimit),
                dy: min(initialVelocity(from: place.y, to: target.y, velocity: velocity.y), mixedLimit)))
    }

    /// The limit for each axis of a movement on both. They settle together, so neither may be much faster.
    private var mixedLimit: CGFloat { (frequency ?? 0) / 2 }

    @MainActor
    private func makeAnimator(_ velocity: CGVector) -> UIViewPropertyAnimator {
        guard let frequency, case .spring(let dampingRatio, _) = self else { return makeAnimator() }
        let ratio = Self.usable(dampingRatio)
        guard ratio == 1 else {
            return UIViewPropertyAnimator(
                duration: duration,
                timingParameters: UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity))
        }
        // The same movement, for which UIKit computes the duration with that velocity.
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
    }
}

/// The timing with which a presented view moves to another place while it stays presented, and after a release.
///
/// ```swift
/// let bouncy = PresentationMotion(
///     settling: .spring(dampingRatio: 0.8, response: 0.4))
/// presentAsHalfSheet(places, style: HalfSheet { $0.motion = bouncy })
/// ```
public struct PresentationMotion: Equatable, Sendable {
    /// The timing of `animateChanges`, the grabber and VoiceOver. Defaults to a critically damped spring of 0.4 s.
    public var change: TransitionTiming
    /// The timing of a released view. Defaults to UIKit's own critically damped spring for sheets, at rest after half a
    /// second. A spring starts with the finger's velocity; a curve starts at rest, so a fast view visibly stops.
    public var settling: TransitionTiming

    /// Creates the timings from the properties.
    public init(
        change: TransitionTiming = .spring(dampingRatio: 1, duration: 0.4),
        settling: TransitionTiming = PresentationDefaults.Motion.settling
    ) {
        self.change = change
        self.settling = settling
    }
}
