public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// Something that says how an animation proceeds.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The motion for an animation of `duration` seconds, and the seconds that it really takes.
    func timing(duration: TimeInterval) -> (timing: Timing, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.timing(duration: duration) }
        return (.curve(cubicTimingParameters?.bezier ?? .easeInOut), duration)
    }
}
