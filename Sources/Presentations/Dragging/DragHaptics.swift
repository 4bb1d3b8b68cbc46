import UIKit

/// The haptic tick when the user selects a detent, or drags past the distance at which a release dismisses.
@MainActor
final class DragHaptics {
    private let view: UIView
    private var generator: UISelectionFeedbackGenerator?
    private var playsAtDetents = false
    private var playsAtThreshold = false

    /// - Parameter view: The presented view.
    init(on view: UIView) {
        self.view = view
    }

    /// Notes what the style wants.
    ///
    /// - Parameter detents: The options of the detents; `nil` without detents.
    func apply(_ behavior: DismissalBehavior, _ detents: DetentBehavior?) {
        playsAtThreshold = behavior.playsHaptics
        playsAtDetents = detents?.playsHaptics == true
    }

    /// Prepares the hardware for a drag, so that a tick is not late when the finger lifts.
    func dragWillBegin() {
        if playsAtDetents || playsAtThreshold { ready().prepare() }
    }

    func userDidSelectDetent() {
        if playsAtDetents { ready().selectionChanged() }
    }

    func dragDidPassThreshold() {
        if playsAtThreshold { ready().selectionChanged() }
    }

    private func ready() -> UISelectionFeedbackGenerator {
        if let generator { return generator }
        let made =
            if #available(iOS 17.5, *) {
                UISelectionFeedbackGenerator(view: view)
            } else {
                UISelectionFeedbackGenerator()
            }
        generator = made
        return made
    }
}
