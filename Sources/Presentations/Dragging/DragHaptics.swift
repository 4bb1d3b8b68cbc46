import UIKit

/// The haptic tick when the user selects a detent, or drags past the distance at which a release dismisses.
@MainActor
final class DragHaptics {
    private let view: UIView
    private lazy var generator =
        if #available(iOS 17.5, *) { UISelectionFeedbackGenerator(view: view) } else { UISelectionFeedbackGenerator() }

    init(on view: UIView) {
        self.view = view
    }

    /// Prepares the hardware for a drag, so that a tick is not late when the finger lifts.
    func dragWillBegin(_ options: PresentationOptions) {
        if options.playsHaptics { generator.prepare() }
    }

    func tick(_ options: PresentationOptions) {
        if options.playsHaptics { generator.selectionChanged() }
    }
}
