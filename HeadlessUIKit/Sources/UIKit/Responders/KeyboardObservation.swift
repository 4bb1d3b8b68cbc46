import Foundation

/// Observes the beginning of keyboard movements on one device, until it is released.
final class KeyboardObservation {
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - loop: Returns the loop of who observes. The notification center is one for all of a process, so that keyboards
    ///     of other devices are heard, and have to be ignored.
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
                // An app that posts it itself need not name a screen.
                guard screen.value.map({ $0.loop === loop() }) ?? true else { return }
                handler(duration)
            }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
