import UIKit

/// How a movement proceeds in time.
public enum TransitionTiming: Equatable, Sendable {
    /// Along a curve, over `duration` seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// Like a spring that has come to rest, within 0.1 %, after `duration` seconds. A damping ratio of 1 does not
    /// overshoot; smaller ones do.
    case spring(dampingRatio: CGFloat, duration: TimeInterval)

    /// Seconds from start to rest. A duration that is negative or no number counts as 0, one above a minute as a minute:
    /// until a transition ends, nothing on the screen can be used.
    public var duration: TimeInterval {
        switch self {
        case .curve(_, let duration), .spring(_, let duration): duration.isNaN ? 0 : min(60, max(0, duration))
        }
    }
}

extension TransitionTiming {
    /// A property animator with this timing, without animations yet.
    @MainActor
    func makeAnimator() -> UIViewPropertyAnimator {
        switch self {
        case .curve(let curve, _):
            return UIViewPropertyAnimator(duration: duration, curve: curve)
        case .spring(let dampingRatio, _):
            // A spring without damping never rests.
            let ratio = dampingRatio.isFinite ? min(1, max(0.05, dampingRatio)) : 1
            return UIViewPropertyAnimator(
                duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        }
    }
}
