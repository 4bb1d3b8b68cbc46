import UIKit

#if !canImport(ObjectiveC)
    // Only what the headless module logs can be read by a program.
    extension Stage {
        /// The messages that UIKit has logged since the stage was made, oldest first.
        ///
        /// ```swift
        /// home.presentAsCard(detail)
        /// home.presentAsCard(settings)
        /// #expect(stage.messages.count == 1)  // "Attempt to present … which is already presenting …"
        /// ```
        ///
        /// They tell of calls that have no effect: a presentation or a dismissal that is dropped, unbalanced calls of
        /// `beginAppearanceTransition` and `endAppearanceTransition`, a gesture in a state that it cannot reach, and
        /// constraints that contradict each other. The words are like those of a device, but not the same. The list keeps at
        /// least the last thousand. What the kit itself logs is not in it.
        public var messages: [String] { host.run { Console.messages } }
    }
#endif
