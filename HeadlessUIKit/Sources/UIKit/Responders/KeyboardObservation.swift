import Foundation

/// Observes the beginning of keyboard movements on one device, until it is released.
final class KeyboardObservation {
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - loop: Returns the observer's loop. A process has one notification center, so the keyboards of other devices
    ///     arrive, too. They are ignored.
    ///   - handler: Called with the announced duration of the movement, in seconds.
    init(
        of name: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification,
        in loop: @escaping @MainActor () -> MainLoop?,
        _ handler: @escaping @MainActor (TimeInterval) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            let screen = OnMain(value: notification.object as? UIScreen)
            MainActor.assumeIsolated {
                // A notification that an app posts need not name a screen.
                guard screen.value.map({ $0.loop === loop() }) ?? true else { return }
                handler(duration)
            }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
