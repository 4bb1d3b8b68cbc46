import UIKit

/// The tick of a sheet that the user brings to another detent.
@MainActor
final class DetentHaptics {
    private var generator: UISelectionFeedbackGenerator?

    /// Wakes the hardware up, so that the tick is in time when the finger lets go.
    func prepare(on view: UIView?) {
        ready(on: view).prepare()
    }

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
