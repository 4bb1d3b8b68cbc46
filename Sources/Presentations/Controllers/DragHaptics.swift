import UIKit

/// The haptic tick when the user selects a detent, or drags past the distance at which a release dismisses.
@MainActor
final class DragHaptics {
    private var generator: UISelectionFeedbackGenerator?

    /// Prepares the hardware, so that the tick is not late when the finger lifts.
    func prepare(on view: UIView?) {
        ready(on: view).prepare()
    }

    /// Plays the tick.
    func play(on view: UIView?) {
        ready(on: view).selectionChanged()
    }

    private func ready(on view: UIView?) -> UISelectionFeedbackGenerator {
        if let generator { return generator }
        let made =
            if #available(iOS 17.5, *), let view {
                UISelectionFeedbackGenerator(view: view)
            } else {
                UISelectionFeedbackGenerator()
            }
        generator = made
        return made
    }
}
