import UIKit

/// How a movement proceeds in time.
public enum TransitionTiming: Equatable, Sendable {
    /// Along a curve, over `duration` seconds.
    case curve(UIView.AnimationCurve, duration: TimeInterval)
    /// Like a spring that has come to rest, within 0.1 %, after `duration` seconds. A damping ratio of 1 does not
    /// overshoot; smaller ones do.
    case spring(dampingRatio: CGFloat, duration: TimeInterval)

    /// Seconds from start to rest.
    public var duration: TimeInterval {
        switch self {
        case .curve(_, let duration), .spring(_, let duration): duration
        }
    }
}

extension TransitionTiming {
    /// A property animator with this timing, without animations yet.
    @MainActor
    func makeAnimator() -> UIViewPropertyAnimator {
        switch self {
        case .curve(let curve, let duration):
            UIViewPropertyAnimator(duration: duration, curve: curve)
        case .spring(let dampingRatio, let duration):
            UIViewPropertyAnimator(
                duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
        }
    }
}
