import UIKit

#if !canImport(ObjectiveC)
    // Only what the headless module logs can be read by a program.
    extension Stage {
        /// The messages that UIKit has logged since the stage was made, oldest first.
        ///
        /// ```swift
        /// home.present(detail, animated: true)
        /// home.present(settings, animated: true)
        /// #expect(stage.messages.count == 1)
        /// ```
        ///
        /// They tell of calls that have no effect: a presentation or a dismissal that is dropped, unbalanced calls of
        /// `beginAppearanceTransition` and `endAppearanceTransition`, a gesture in a state that it cannot reach, and
        /// constraints that contradict each other. The words are like those of a device, but not the same. The list keeps at
        /// least the last thousand. What libraries log themselves is not in it, so neither is what Presentations reports.
        public var messages: [String] { host.run { Console.messages } }
    }
#endif
