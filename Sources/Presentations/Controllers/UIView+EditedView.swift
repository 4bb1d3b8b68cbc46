import UIKit

extension UIView {
    /// The first responder among this view and its subviews.
    var editedView: UIView? {
        isFirstResponder ? self : subviews.reduce(nil) { $0 ?? $1.editedView }
    }

    /// Scrolls the first responder in this view into sight, by the shortest way, in the scroll view that contains it.
    /// Does nothing without a scroll view, or if the first responder is in sight, since UIKit may have scrolled to it.
    func revealEditedView() {
        guard let edited = editedView, edited !== self else { return }
        var above = edited.superview
        while let view = above, view !== self, !(view is UIScrollView) { above = view.superview }
        guard let scrollView = above as? UIScrollView else { return }
        scrollView.scrollRectToVisible(edited.convert(edited.bounds, to: scrollView), animated: false)
    }
}
