import LayoutSnapshots
import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module has a keyboard that a program can show and type on.
    //
    // A stage begins without a software keyboard, like a device with a hardware one: a text field that becomes first
    // responder is edited, and nothing comes. From the first `showKeyboard` on the keyboard comes for text fields by
    // itself, where it was last, and goes when they resign.
    extension Stage {
        /// Shows a keyboard along the bottom, as wide as the screen, or changes the height of the one that is there.
        ///
        /// It begins to move now, and its notifications are posted; ``settle()`` shows it in its place. After a rotation
        /// show it anew, with its height in that orientation: the stage does not know it.
        ///
        /// - Parameter height: Points from the bottom of the screen, so that what lies over the home indicator counts.
        public func showKeyboard(height: CGFloat) {
            precondition(height > 0 && height.isFinite, "A keyboard needs a height.")
            eventRecorder?.note("keyboard \(Points(rounding: Double(height))?.text ?? "")")
            let screen = window.screen.bounds
            window.screen.keyboard.show(
                at: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
        }

        /// Shows a keyboard anywhere, as a floating or a split one on an iPad.
        ///
        /// One that does not lie along the whole bottom posts only that its frame changes, and that it hides when it was
        /// docked before.
        ///
        /// - Parameter frame: In points of the screen as it is turned now.
        public func showKeyboard(frame: CGRect) {
            eventRecorder?.note("keyboard elsewhere")
            window.screen.keyboard.show(at: frame)
        }

        /// Presses the key that hides the keyboard: the text field that is edited resigns, unless it refuses.
        public func hideKeyboard() {
            eventRecorder?.note("keyboard away")
            window.screen.keyboard.hide()
        }

        /// Types into the text field that is edited, with or without a keyboard on the screen. A line break presses the
        /// return key.
        public func type(_ text: String) {
            eventRecorder?.note("type \(text.count) \(text.count == 1 ? "character" : "characters")")
            window.screen.keyboard.type(text)
        }
    }
#endif
