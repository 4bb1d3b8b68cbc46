/// Animates from one value to another like a spring. The spring does not end with `duration`: use the settling duration
/// to show all of it.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In distances per second, positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// True if a damping beyond the critical one makes the motion slower. Defaults to false, and to true for a spring
    /// with a negative bounce.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.stiffness
        damping = bounce < 1 ? spring.damping : 0
        allowsOverdamping = spring.allowsOverdamping
        super.init()
    }

    /// Rounded up to a tenth of a second if the spring does not overshoot, infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.announcedSettlingDuration(velocity: initialVelocity) }
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.angularFrequency }
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private var spring: Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping)
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override var timing: Timing {
        .spring(spring, velocity: CGVector(dx: initialVelocity, dy: initialVelocity))
    }
}
