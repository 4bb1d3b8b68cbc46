import UIKit

/// Reports changes of the accessibility settings that the appearance of a presentation depends on.
///
/// It observes until it is released.
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
