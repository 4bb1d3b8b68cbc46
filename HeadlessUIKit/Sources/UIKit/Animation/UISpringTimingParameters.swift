/// A spring, given by its physics or by its perceived motion.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    private let shape: Shape

    private enum Shape {
        /// Runs as long as its physics require; the animator's duration is ignored (N15).
        case physical(Spring)
        /// Fits the duration of the animator (N13).
        case fitted(dampingRatio: Double)
    }

    /// The system's spring: mass 3, stiffness 1000, damping 500 (N16).
    public override init() {
        initialVelocity = .zero
        shape = .physical(.system)
        super.init()
    }

    /// There are no archives here and nothing to decode: makes the system's spring.
    public required convenience init?(coder: NSCoder) {
        self.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        shape = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
        super.init()
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        shape = .fitted(dampingRatio: ratio)
        super.init()
    }

    /// `duration` is the perceived duration; the spring settles later (N18).
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        shape = .physical(Spring(perceptualDuration: duration, bounce: bounce))
        super.init()
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring for an animation of `duration` seconds, and the seconds that it really takes.
    func spring(duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
        switch shape {
        case .physical(let spring):
            return (spring, spring.settlingDuration(velocity: initialVelocity.dx))
        case .fitted(let ratio):
            let span = max(duration, .ulpOfOne)
            return (Spring(dampingRatio: ratio, duration: span, velocity: initialVelocity.dx), duration)
        }
    }
}
