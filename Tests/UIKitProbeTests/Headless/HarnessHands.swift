import UIKit
import UIKitProbe

/// A person's actions, performed by the harness.
final class HarnessHands: Hands {
    private var screens: [ObjectIdentifier: Touchscreen] = [:]

    func move(_ steps: [FingerStep], in window: UIWindow) async -> Bool {
        let fingers = screens[ObjectIdentifier(window)] ?? Touchscreen(window)
        screens[ObjectIdentifier(window)] = fingers
        for step in steps {
            switch step {
            case .down(let point): fingers.down(at: point)
            case .move(let point, let duration): fingers.drag(to: point, duration: duration)
            case .rest(let seconds): MainLoop.current.advance(by: seconds)
            case .up:
                fingers.up()
                screens[ObjectIdentifier(window)] = nil
            }
        }
        return true
    }

    /// Sets the setting, and resets it afterwards.
    func escape(from view: UIView) async -> Bool {
        UIAccessibility.settings.isVoiceOverRunning = true
        defer { UIAccessibility.settings.isVoiceOverRunning = false }
        UIAccessibility.focus(view)
        UIAccessibility.performEscape()
        return true
    }

    func turn(_ window: UIWindow) async -> Bool {
        window.screen.resize(
            to: CGRect(x: 0, y: 0, width: 852, height: 393),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
            ]))
        MainLoop.current.settle()
        return true
    }

    func showKeyboard(for field: UITextField) async -> Bool {
        guard let screen = field.window?.screen, field.becomeFirstResponder() else { return false }
        screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        return true
    }
}
