import UIKit

extension UIView {
    /// The first responder in this view, or the view itself.
    var editedView: UIView? {
        isFirstResponder ? self : subviews.reduce(nil) { $0 ?? $1.editedView }
    }

    /// Scrolls the first responder in this view into sight, by the shortest way, in the scroll view that contains it. Does
    /// nothing where it is in sight already, as UIKit may have scrolled to it, and nothing without a scroll view.
    func revealEditedView() {
        guard let edited = editedView, edited !== self else { return }
        var above = edited.superview
        while let view = above, view !== self, !(view is UIScrollView) { above = view.superview }
        guard let scrollView = above as? UIScrollView else { return }
        scrollView.scrollRectToVisible(edited.convert(edited.bounds, to: scrollView), animated: false)
    }
}
