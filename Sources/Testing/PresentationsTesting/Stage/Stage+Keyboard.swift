import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a keyboard that a program can show and type on.
    //
    // A stage begins without a software keyboard, like a device with a hardware one: a text field that becomes first
    // responder is edited, and nothing comes. From the first `showKeyboard` on the keyboard comes for text fields by
    // itself, where it was last, and goes when they resign.
    extension Stage {
        /// Shows a keyboard along the bottom of the screen, or changes the height of the keyboard that is there.
        ///
        /// ```swift
        /// stage.showKeyboard(height: 336)
        /// stage.tap("name")
        /// stage.type("Ada")
        /// stage.hideKeyboard()
        /// ```
        ///
        /// It begins to move at once, and its notifications are posted. Call ``settle()`` to see it in its place. After
        /// a rotation, show it again with its height in that orientation.
        ///
        /// A stage begins without a software keyboard, as a device with a hardware keyboard does. After the first call
        /// the keyboard comes for text fields on its own, where it was last, and goes when they resign.
        ///
        /// - Parameter height: The height from the bottom of the screen, in points, with the part over the home
        ///   indicator. A height of 0 or less, NaN or infinity traps.
        public func showKeyboard(height: CGFloat) {
            precondition(height > 0 && height.isFinite, "A keyboard needs a height.")
            eventRecorder?.note("keyboard \(Points(rounding: Double(height))?.text ?? "")")
            let screen = window.screen.bounds
            let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
            host.run { window.screen.keyboard.show(at: frame) }
        }

        /// Shows a keyboard anywhere on the screen, such as a floating or a split one on an iPad.
        ///
        /// A keyboard that does not lie along the whole bottom posts only the notifications for a change of its frame.
        /// If it was docked before, it also posts those for hiding.
        ///
        /// - Parameter frame: The frame in the coordinates of the screen in its present orientation.
        public func showKeyboard(frame: CGRect) {
            eventRecorder?.note("keyboard elsewhere")
            host.run { window.screen.keyboard.show(at: frame) }
        }

        /// Presses the key that hides the keyboard. The text field that is being edited resigns, unless it refuses.
        public func hideKeyboard() {
            eventRecorder?.note("keyboard away")
            host.run { window.screen.keyboard.hide() }
        }

        /// Types into the text field or text view that is being edited, with or without a keyboard on the screen. A
        /// line break presses the return key. If nothing is being edited, nothing happens.
        public func type(_ text: String) {
            eventRecorder?.note("type \(text.count) \(text.count == 1 ? "character" : "characters")")
            host.run { window.screen.keyboard.type(text) }
        }
    }
#endif
