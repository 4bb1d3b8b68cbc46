import Foundation

/// Registrations for notifications that UIKit posts; they end with the object.
final class NotificationTokens {
    private let tokens: [Any]

    /// `read` takes from a notification what matters, or nil to pass it over.
    init<News: Sendable>(
        _ names: [Notification.Name], read: @escaping @Sendable (Notification) -> News?,
        handle: @escaping @MainActor (News) -> Void
    ) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let news = read(notification) else { return }
                // UIKit posts on the main thread.
                MainActor.assumeIsolated { handle(news) }
            }
        }
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
