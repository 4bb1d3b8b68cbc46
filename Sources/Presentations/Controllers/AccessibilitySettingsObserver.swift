import UIKit

/// Tells of a change of those of the user's settings that a presentation's look depends on, for as long as it lives.
@MainActor
final class AccessibilitySettingsObserver {
    private let tokens: NotificationTokens

    init(onChange: @escaping @MainActor () -> Void) {
        let names = [
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        tokens = NotificationTokens(names, read: { _ in () }) { onChange() }
    }
}
