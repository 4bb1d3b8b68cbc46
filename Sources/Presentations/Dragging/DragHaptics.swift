import UIKit

/// The haptic tick when the user selects a detent, or drags past the distance at which a release dismisses.
@MainActor
final class DragHaptics {
    private let view: UIView
    private lazy var generator =
        if #available(iOS 17.5, *) { UISelectionFeedbackGenerator(view: view) } else { UISelectionFeedbackGenerator() }

    /// - Parameter view: The presented view.
    init(on view: UIView) {
        self.view = view
    }

    /// Prepares the hardware for a drag, so that a tick is not late when the finger lifts.
    ///
    /// - Parameter detents: The options of the detents; `nil` without detents.
    func dragWillBegin(_ behavior: DismissalBehavior, _ detents: DetentBehavior?) {
        if behavior.playsHaptics || detents?.playsHaptics == true { generator.prepare() }
    }

    func userDidSelectDetent(_ detents: DetentBehavior) {
        if detents.playsHaptics { generator.selectionChanged() }
    }

    func dragDidPassThreshold(_ behavior: DismissalBehavior) {
        if behavior.playsHaptics { generator.selectionChanged() }
    }
}
