extension UIFeedbackGenerator {
    /// A haptic as the app asked for it.
    package enum Haptic: Equatable, Sendable {
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// The haptics that were played since it was last cleared, in order: the last thousand at least.
    package static var played: [Haptic] = [] {
        didSet { played.forgetOldest() }
    }
    /// How often some generator was prepared.
    package static var preparations = 0
}
