import UIKit

extension UIView {
    /// A layout guide for the part of this view that a view presented at the bottom covers, like `keyboardLayoutGuide`.
    ///
    /// It has the width of the view and ends at its bottom. Its top is that of the highest presented view, at the
    /// lowest the bottom of the safe area. It follows half-sheets, also added ones, and all other presentations of the
    /// kit that rest at the bottom edge and are dismissed toward it, not a `.pushedBack` effect. It works in the view
    /// of the presenting view controller and in those around it. The first read adds it to the view. See
    /// <doc:Gestures#Keep-buttons-above-a-sheet>.
    public var presentedViewLayoutGuide: UILayoutGuide {
        if let guide = installedPresentedViewGuide { return guide }
        let guide = PresentedViewLayoutGuide()
        guide.install(in: self)
        return guide
    }

    var installedPresentedViewGuide: PresentedViewLayoutGuide? {
        layoutGuides.lazy.compactMap { $0 as? PresentedViewLayoutGuide }.first
    }
}

/// The guide, and the numbers that move it, one for each view presented over the same view.
final class PresentedViewLayoutGuide: UILayoutGuide {
    private var top: NSLayoutConstraint?
    private var covers: [(presentedView: WeakReference<PresentedViewGuides>, height: CGFloat)] = []

    /// Notes the height that a presented view covers, in points. Returns whether the guide has moved.
    func cover(_ height: CGFloat, by presentedView: PresentedViewGuides) -> Bool {
        covers.removeAll { $0.presentedView.object == nil }
        if let index = covers.firstIndex(where: { $0.presentedView.object === presentedView }) {
            covers[index].height = height
        } else {
            covers.append((WeakReference(presentedView), height))
        }
        let highest = covers.reduce(0) { max($0, $1.height) }
        guard let top, top.constant != -highest else { return false }
        top.constant = -highest
        return true
    }

    fileprivate func install(in view: UIView) {
        identifier = "presentedView"
        view.addLayoutGuide(self)
        let top = topAnchor.constraint(equalTo: view.bottomAnchor)
        // The safe area is a limit and must not be a conflict.
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

/// The guides that follow one presented view. A step of a drag sets one number for each of them.
@MainActor
final class PresentedViewGuides {
    private var guides: [(guide: PresentedViewLayoutGuide, bottom: CGFloat)] = []
    /// Whether the guides follow the presented view. They do until its dismissal begins.
    private var isFollowing = false

    /// Looks for the guides of a view and of those around it. `follows` is called only if there are guides.
    func find(from view: UIView?, follows: () -> Bool, frame: (UIView) -> CGRect) {
        let previous = guides
        guides = []
        var next = view
        while let view = next {
            if let guide = view.installedPresentedViewGuide { guides.append((guide, frame(view).maxY)) }
            next = view.superview
        }
        if !isEmpty, !follows() { guides = [] }
        for (guide, _) in previous where !guides.contains(where: { $0.guide === guide }) && guide.cover(0, by: self) {
            guide.owningView?.layoutIfNeeded()
        }
    }

    var isEmpty: Bool { guides.isEmpty }

    func begin(at top: CGFloat) {
        isFollowing = true
        layOut(at: top)
    }

    func layOut(at top: CGFloat) {
        for guide in move(to: top) { guide.owningView?.layoutIfNeeded() }
    }

    func follow(_ top: CGFloat) { _ = move(to: top) }

    /// Moves the guides back to the bottom. Inside an animation the views move along.
    func end() {
        layOut(at: .infinity)
        isFollowing = false
    }

    private func move(to top: CGFloat) -> [PresentedViewLayoutGuide] {
        guard isFollowing else { return [] }
        return guides.filter { $0.guide.cover(max(0, $0.bottom - top), by: self) }.map(\.guide)
    }
}
