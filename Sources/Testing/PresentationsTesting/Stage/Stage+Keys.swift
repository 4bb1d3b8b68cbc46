import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a hardware keyboard that a program can use.
    extension Stage {
        /// Presses a key of a hardware keyboard and lets it go.
        ///
        /// Key commands with `wantsPriorityOverSystemBehavior` come first. Then the first responder types the key, or
        /// the tab key moves the focus. The other key commands come last. Key commands are looked for along the
        /// responder chain, from the first responder or, if there is none, from the view controller on top.
        ///
        /// ```swift
        /// stage.press(.keyboardEscape)
        /// stage.press(.keyboardPeriod, modifiers: .command)
        /// ```
        ///
        /// - Parameters:
        ///   - key: The key, by its place on the keyboard.
        ///   - modifiers: The keys that are held down meanwhile. Defaults to none.
        /// - Returns: `true` if a command, the first responder or the focus used the key.
        @discardableResult
        public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
            host.keys.press(key, modifiers: modifiers)
        }

        /// The view that has the focus of the hardware keyboard. `nil` if no view has it.
        public var focusedView: UIView? {
            UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView
        }
    }
#endif
