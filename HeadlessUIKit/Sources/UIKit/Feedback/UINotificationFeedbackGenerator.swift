/// Plays a haptic for the result of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        Self.played.append(.notification(notificationType))
    }

    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {
        notificationOccurred(notificationType)
    }

    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }
}
