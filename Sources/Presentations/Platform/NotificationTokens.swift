import Foundation

/// Registrations for notifications from UIKit, which end when the object is released.
final class NotificationTokens {
    private let tokens: [Any]

    /// - Parameters:
    ///   - read: Returns the relevant values of a notification, or `nil` to ignore it.
    ///   - handle: Called on the main thread with the values.
    init<Values: Sendable>(
        _ names: [Notification.Name], read: @escaping @Sendable (Notification) -> Values?,
        handle: @escaping @MainActor (Values) -> Void
    ) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let values = read(notification) else { return }
                // UIKit posts on the main thread.
                MainActor.assumeIsolated { handle(values) }
            }
        }
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
