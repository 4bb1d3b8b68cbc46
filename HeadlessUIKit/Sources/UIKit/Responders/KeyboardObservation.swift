import Foundation

/// Observes the beginning of keyboard movements, until it is released.
final class KeyboardObservation {
    private let token: any NSObjectProtocol

    /// - Parameter handler: Called with the announced duration of the movement, in seconds.
    init(
        of name: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification,
        _ handler: @escaping @MainActor (TimeInterval) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            MainActor.assumeIsolated { handler(duration) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
