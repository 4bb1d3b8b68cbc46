import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a hardware keyboard that a program can use.
    extension Stage {
        /// Presses a key of a hardware keyboard and lets it go.
        ///
        /// The key goes to key commands that want it before the system, then to the first responder that types it or to the
        /// focus, which the tab key moves, and then to the other key commands: along the responder chain, from the first
        /// responder or, if there is none, from the controller on top.
        ///
        /// ```swift
        /// stage.press(.keyboardEscape)
        /// stage.press(.keyboardPeriod, modifiers: .command)
        /// ```
        ///
        /// - Returns: Whether anybody had a use for the key.
        @discardableResult
        public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
            host.keys.press(key, modifiers: modifiers)
        }

        /// The view that has the focus of the hardware keyboard; `nil` if none has.
        public var focusedView: UIView? {
            UIFocusSystem.focusSystem(for: window)?.focusedItem as? UIView
        }
    }
#endif
