/// Plays a haptic for a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private var style = FeedbackStyle.medium

    public override init() {
        super.init()
    }

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(view: view)
        self.style = style
    }

    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// - Parameter intensity: 0…1.
    open func impactOccurred(intensity: CGFloat) {
        Self.played.append(.impact(style, intensity: intensity))
    }

    open func impactOccurred(at location: CGPoint) {
        impactOccurred(intensity: 1)
    }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }

    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }
}
