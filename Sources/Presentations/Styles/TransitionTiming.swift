import Foundation
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
    /// Like a spring that is described by its swing.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; smaller ones do. Less than 0.05 counts as 0.05, more than 1 as 1.
    ///   - response: Seconds of a whole swing if nothing damped it: about what it feels like. What is no time counts as 0.
    /// - Returns: A spring whose duration is that after which it has come to rest within 0.1 %, as UIKit counts it (N13).
    public static func spring(dampingRatio: CGFloat, response: TimeInterval) -> TransitionTiming {
        let ratio = usable(dampingRatio)
        let response = CGFloat(response).isUsable ? max(0, response) : 0
        let swings =
            ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : criticalRest
        return .spring(dampingRatio: ratio, duration: Double(swings) * response / (2 * .pi))
    }

    /// How long a critically damped spring takes to rest within 0.1 %, in the time of one radian of its swing.
    private static let criticalRest: CGFloat = 9.233_41

    /// A spring without damping never rests.
    private static func usable(_ dampingRatio: CGFloat) -> CGFloat {
        dampingRatio.isUsable ? min(1, max(0.05, dampingRatio)) : 1
    }

    /// A property animator with this timing, without animations yet.
    @MainActor
    func makeAnimator() -> UIViewPropertyAnimator {
        switch self {
        case .curve(let curve, _):
            return UIViewPropertyAnimator(duration: duration, curve: curve)
        case .spring(let dampingRatio, _):
            return UIViewPropertyAnimator(
                duration: duration,
                timingParameters: UISpringTimingParameters(dampingRatio: Self.usable(dampingRatio)))
        }
    }
}
