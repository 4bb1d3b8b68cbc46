import UIKit

/// Tells of a change of those of the user's settings that a presentation's look depends on, for as long as it lives.
@MainActor
final class SettingsObserver {
    private let tokens: Tokens

    init(onChange: @escaping @MainActor () -> Void) {
        tokens = Tokens(onChange)
    }

    /// Registrations that end with the object.
    private final class Tokens {
        private let tokens: [Any]

        private static let names = [UIAccessibility.reduceTransparencyStatusDidChangeNotification]

        init(_ handle: @escaping @MainActor () -> Void) {
            tokens = Self.names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    // UIKit posts on the main thread.
                    MainActor.assumeIsolated(handle)
                }
            }
        }

        deinit {
            tokens.forEach(NotificationCenter.default.removeObserver)
        }
    }
}
