import UIKit

extension UIView {
    /// A layout guide for the part of this view that a view presented over its bottom covers, as `keyboardLayoutGuide` is for
    /// the keyboard.
    ///
    /// Constrain what has to stay in sight to its top: the buttons of a map ride above the sheet, under a finger, in an
    /// animation and in a rotation.
    ///
    /// ```swift
    /// button.bottomAnchor.constraint(equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16)
    /// ```
    ///
    /// The guide has the width of the view and ends at its bottom. Its top is the top edge of the presented view, or the
    /// highest of several; while that is lower, and without a presentation, it is the bottom of the safe area. It follows
    /// what the kit shows at the bottom edge: half-sheets, also those that are added as children, and whatever else rests
    /// there and leaves by that edge. A presenting view that is pushed back counts where it would be without that.
    ///
    /// The guide works in the view of the controller that presents, and in the views that contain it. Reading the property
    /// adds the guide to the view; it returns the same one each time.
    public var presentedViewLayoutGuide: UILayoutGuide {
        if let guide = installedPresentedViewGuide { return guide }
        let guide = PresentedViewLayoutGuide()
        guide.install(in: self)
        return guide
    }

    var installedPresentedViewGuide: PresentedViewLayoutGuide? {
        for guide in layoutGuides {
            if let guide = guide as? PresentedViewLayoutGuide { return guide }
        }
        return nil
    }
}

/// The guide, and the numbers that move it: one for each presented view over the same view.
final class PresentedViewLayoutGuide: UILayoutGuide {
    private var top: NSLayoutConstraint?
    private var covers: [Cover] = []

    private struct Cover {
        weak var presentedView: PresentedViewGuides?
        var height: CGFloat
    }

    /// Notes the height of the part that a presented view covers, in points. Returns whether the guide has moved.
    func cover(_ height: CGFloat, by presentedView: PresentedViewGuides) -> Bool {
        covers.removeAll { $0.presentedView == nil || $0.presentedView === presentedView }
        covers.append(Cover(presentedView: presentedView, height: height))
        let highest = covers.reduce(0) { max($0, $1.height) }
        guard let top, top.constant != -highest else { return false }
        top.constant = -highest
        return true
    }

    fileprivate func install(in view: UIView) {
        identifier = "presentedView"
        view.addLayoutGuide(self)
        let top = topAnchor.constraint(equalTo: view.bottomAnchor)
        // The safe area is the limit, not a conflict.
        top.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        self.top = top
        NSLayoutConstraint.activate([
            top, topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
