/// A spring, given by its physics or by how it looks.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    private let shape: Shape

    private enum Shape {
        /// Runs as long as the physics say; a duration is ignored (N15).
        case physical(Spring)
        /// Fits the duration that the animator gives (N13).
        case fitted(dampingRatio: Double)
    }

    /// The system's spring: mass 3, stiffness 1000, damping 500 (N16).
    public override init() {
        initialVelocity = .zero
        shape = .physical(Spring(mass: 3, stiffness: 1000, damping: 500))
        super.init()
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

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func timing(duration: TimeInterval) -> (timing: Timing, duration: TimeInterval) {
        switch shape {
        case .physical(let spring):
            let settling = spring.settlingDuration(velocity: initialVelocity.dx)
            return (.spring(spring, velocity: initialVelocity), settling)
        case .fitted(let ratio):
            let span = max(duration, .ulpOfOne)
            let spring = Spring(dampingRatio: ratio, duration: span, velocity: initialVelocity.dx)
            return (.spring(spring, velocity: initialVelocity), duration)
        }
    }
}
