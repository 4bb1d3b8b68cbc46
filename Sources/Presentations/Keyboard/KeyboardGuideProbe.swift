import UIKit

/// An invisible view with the frame of the container's keyboard layout guide. It reports another height. The guide has
/// a keyboard that was visible before, and follows one that the user drags. UIKit notifies of neither.
final class KeyboardGuideProbe: UIView {
    private var onMove: () -> Void = {}

    convenience init(in container: UIView, onMove: @escaping () -> Void) {
        self.init(frame: .zero)
        self.onMove = onMove
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        translatesAutoresizingMaskIntoConstraints = false
        container.insertSubview(self, at: 0)
        let guide = container.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove()
    }
}

extension UIViewController {
    var editedResponder: UIResponder? {
        isFirstResponder ? self : children.lazy.compactMap(\.editedResponder).first ?? viewIfLoaded?.editedView
    }
}

extension UIView {
    /// The frame of the keyboard layout guide; `nil` without a keyboard, when it lies in the bottom safe area (K4).
    var frameOfKeyboardGuide: CGRect? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.width > 0, frame.minY < bounds.maxY - safeAreaInsets.bottom - 0.5 else { return nil }
        return frame
    }

    var editedView: UIView? {
        isFirstResponder ? self : subviews.reduce(nil) { $0 ?? $1.editedView }
    }

    /// Scrolls the first responder in this view into sight by the shortest way, unless UIKit has done it. Returns it
    /// with the height that this view lacks to show it, or 44 points of one in a scroll view.
    func revealEditedView() -> (view: UIView, missing: CGFloat)? {
        guard let edited = editedView, edited !== self else { return nil }
        var above = edited.superview
        while let view = above, view !== self, !(view is UIScrollView) { above = view.superview }
        let scrollView = above as? UIScrollView
        scrollView?.scrollRectToVisible(edited.convert(edited.bounds, to: scrollView), animated: false)
        // A bar may cover an edge.
        guard let scrollView else {
            let end = edited.convert(edited.bounds, to: self).maxY
            return (edited, max(0, end - bounds.maxY) + edited.safeAreaInsets.bottom)
        }
        let frame: CGRect = scrollView.convert(scrollView.bounds, to: self)
        let covered: UIEdgeInsets = scrollView.safeAreaInsets
        let room: CGFloat = min(bounds.maxY, frame.maxY) - covered.bottom - frame.minY - covered.top
        let wanted: CGFloat = min(edited.bounds.height, PresentationDefaults.minimumLength)
        return (edited, wanted - room)
    }
}
