/// A hardware keyboard. Every call is one event at the present moment of the virtual clock, and one turn of the run
/// loop.
///
/// A key command with priority over the system's behaviour comes first, then that behaviour: the first responder types
/// the key, or the focus moves. Then come the other key commands, along the responder chain from the first responder,
/// or, without one, from the topmost controller.
@MainActor
package final class HardwareKeyboard {
    private let window: UIWindow

    package init(_ window: UIWindow) {
        self.window = window
    }

    /// Presses and releases a key. Returns whether it was handled.
    @discardableResult
    package func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
        var isUsed = false
        let loop = window.mainLoop
        loop.use()
        loop.perform { isUsed = self.deliver(key, modifiers) }
        loop.turn()
        return isUsed
    }

    private func deliver(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        perform(key, modifiers, isBeforeSystem: true) || types(key, modifiers) || movesFocus(key, modifiers)
            || perform(key, modifiers, isBeforeSystem: false)
    }

    private var firstInChain: UIResponder? {
        window.firstResponder ?? window.rootViewController?.controllerOnTop
    }

    private func perform(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, isBeforeSystem: Bool) -> Bool {
        guard let start = firstInChain else { return false }
        for responder in sequence(first: start, next: \.next) {
            let command = responder.keyCommands?.first {
                $0.input == key.commandInput && $0.modifierFlags == modifiers
                    && $0.wantsPriorityOverSystemBehavior == isBeforeSystem && !$0.attributes.contains(.disabled)
            }
            if command?.send(from: start) == true { return true }
        }
        return false
    }

    private func types(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isSubset(of: .shift), window.firstResponder is any UIKeyInput else { return false }
        let keyboard = window.hostScreen.keyboard
        if key == .keyboardDeleteOrBackspace {
            keyboard.pressDelete()
            return true
        }
        guard let text = key.text else { return false }
        keyboard.type(modifiers.contains(.shift) ? text.uppercased() : text)
        return true
    }

    private func movesFocus(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard key == .keyboardTab, modifiers.isSubset(of: .shift) else { return false }
        return window.focusSystem.move(isForward: !modifiers.contains(.shift))
    }
}

extension UIViewController {
    /// The deepest frontmost controller: presented, on top of a stack, or selected among tabs.
    var controllerOnTop: UIViewController {
        if let presented = modal.presentation?.controller.presentedViewController, presented !== self {
            return presented.controllerOnTop
        }
        if let presentedViewController, presentedViewController.presentingViewController === self {
            return presentedViewController.controllerOnTop
        }
        switch self {
        case let navigation as UINavigationController: return navigation.topViewController?.controllerOnTop ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.controllerOnTop ?? self
        default: return self
        }
    }
}
