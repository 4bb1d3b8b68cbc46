public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// An object that describes the course of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the motion for an animation of `duration` seconds, and the seconds that it really takes.
    func timing(duration: TimeInterval) -> (timing: Timing, duration: TimeInterval) {
        let curve = timingCurveType == .spring ? nil : cubicTimingParameters?.bezier
        let parameters = timingCurveType == .spring || timingCurveType == .composed ? springTimingParameters : nil
        guard let parameters else { return (.curve(curve ?? .easeInOut), duration) }
        let motion = parameters.spring(duration: duration)
        let velocity = parameters.initialVelocity
        if let curve { return (.composed(curve, motion.spring, velocity: velocity), motion.duration) }
        return (.spring(motion.spring, velocity: velocity), motion.duration)
    }
}
