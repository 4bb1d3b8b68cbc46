import UIKit

extension UIViewController {
    /// Adds a presentation that follows a finger from a view, and replaces one from the same view.
    ///
    /// The view may be anywhere in the window of this view controller, which presents. The presentation stays in use as long
    /// as the view. The presentation controller's delegate is not asked about a presentation, and does not hear about a
    /// cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    public func use(_ presentation: ExpandingPresentation) {
        guard let source = presentation.source else { return }
        removeExpandingPresentation(from: source)
        GesturePresenter(presentation, from: .view, for: self).install(on: source)
    }

    /// Removes the presentation from a view. Does nothing if the view has none.
    ///
    /// What it has presented stays. A presentation under a finger is cancelled.
    public func removeExpandingPresentation(from source: UIView) {
        for (pan, presenter) in TransitionPan.pans(on: source, for: GesturePresenter.self) {
            if case .view = presenter.source { pan.remove() }
        }
    }
}
