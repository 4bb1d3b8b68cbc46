extension UIFeedbackGenerator {
    /// A haptic that the app has requested.
    package enum Haptic: Equatable, Sendable {
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// The haptics that were played since the log was last cleared, in order: at least the last thousand.
    package static var played: [Haptic] {
        get { ProcessState.current.haptics }
        set { ProcessState.current.haptics = newValue }
    }
    /// The number of times that a generator was prepared.
    package static var preparations: Int {
        get { ProcessState.current.hapticPreparations }
        set { ProcessState.current.hapticPreparations = newValue }
    }
}
