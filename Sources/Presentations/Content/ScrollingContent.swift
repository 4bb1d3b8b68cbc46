import UIKit

/// A scroll view in the content. Scroll views have no height of their own, and are given the height of their contents.
///
/// A scroll view is included if it is the content's view, fills that view by its autoresizing mask, or is placed by
/// constraints anywhere in the content. Its height is that of its content size and its `contentInset`. The insets for
/// the safe area are left out, as for other content. Constraints that give it another height take precedence. Scroll
/// views with pages, or in other scroll views, controls and views with an intrinsic height, are not included.
///
/// Those that are placed by constraints have an additional one, with a low priority, while they are observed.
///
/// A list that estimates its rows learns their heights while a finger scrolls it, and has another content size in each
/// step. The presented view must not move under that finger, so a scroll view keeps its height until it rests, unless
/// its content no longer fills what is seen.
@MainActor
final class ScrollingContent {
    fileprivate weak var scrollView: UIScrollView?
    fileprivate var height: CGFloat = 0
    private var inset: CGFloat?
    /// True while the list scrolls and `height` is still that from before.
    private var isWaiting = false
    private var contentSizeObservation: Any?
    /// The height as a constraint: to the content if that is sized by constraints, or else to a number.
    private let constraint: NSLayoutConstraint?
    private let followsGuide: Bool
    /// Returns whether a finger moves the presented view, and holds the content.
    private let isHeld: () -> Bool
    private let onChange: () -> Void
    /// The lowest priority that a measurement respects.
    static let priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)

    init(_ scrollView: UIScrollView, isHeld: @escaping () -> Bool, onChange: @escaping () -> Void) {
        self.scrollView = scrollView
        self.isHeld = isHeld
        self.onChange = onChange
        followsGuide = scrollView.isSizedByConstraints
        constraint =
            if followsGuide {
                scrollView.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor)
            } else if scrollView.translatesAutoresizingMaskIntoConstraints {
                nil
            } else {
                scrollView.heightAnchor.constraint(equalToConstant: 0)
            }
        constraint?.priority = Self.priority
        contentSizeObservation = scrollView.reportContentSize { [weak self] in self?.contentSizeDidChange() }
    }

    fileprivate func update(keepsInsets: Bool) {
        guard let scrollView else { return }
        let isFirst = self.inset == nil
        let inset = keepsInsets ? self.inset ?? 0 : scrollView.contentInset.top + scrollView.contentInset.bottom
        self.inset = inset
        let current = scrollView.contentSize.height + inset
        isWaiting = !isFirst && current != height && hasToWait(for: current)
        if !isWaiting { height = current }
        guard let constraint else { return }
        let constant = followsGuide ? inset : height
        if constraint.constant != constant { constraint.constant = constant }
        if !constraint.isActive { constraint.isActive = true }
    }

    private func contentSizeDidChange() {
        guard let scrollView, let inset, scrollView.contentSize.height + inset != height else { return }
        update(keepsInsets: true)
        if !isWaiting { onChange() }
    }

    /// Returns whether a finger scrolls the list, or has let it go on, also if another one has stopped it.
    private func hasToWait(for height: CGFloat) -> Bool {
        guard let scrollView, !isHeld() else { return false }
        guard scrollView.isDragging || scrollView.isDecelerating || isWaiting && scrollView.isTracking else {
            return false
        }
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
        return height > self.height || scrollView.contentSize.height >= seen
    }

    /// Takes over a height that had to wait, if the list rests now. Returns whether there is one.
    fileprivate func catchUp() -> Bool {
        guard isWaiting else { return false }
        let known = height
        update(keepsInsets: true)
        return height != known
    }

    func release() {
        contentSizeObservation = nil
        constraint?.isActive = false
    }
}

extension PresentedContent {
    /// Finds the scroll views of a controller, and updates their heights.
    ///
    /// - Parameter keepsInsets: Whether the previous insets are used, because the current ones may be for a keyboard.
    /// - Returns: The height of content that consists of a scroll view only; `nil` for other content.
    func heightOfScrollView(filling content: UIViewController, keepsInsets: Bool) -> CGFloat? {
        guard let view = content.view else { return nil }
        let found = view.contentScrollViews
        // Outside of a window UIKit has not laid out the view yet.
        if !found.isEmpty, view.window == nil { view.layoutIfNeeded() }
        let known = scrolling
        scrolling = found.map { scrollView in
            known.first { $0.scrollView === scrollView }
                ?? ScrollingContent(scrollView) { [weak self] in
                    self?.host?.holdsContent == true
                } onChange: { [weak self] in
                    self?.didChange()
                }
        }
        for other in known where !scrolling.contains(where: { $0 === other }) { other.release() }
        scrolling.forEach { $0.update(keepsInsets: keepsInsets) }
        return scrolling.first { $0.scrollView?.fills(view) == true }?.height
    }

    /// Takes over the heights of lists that have come to rest, with an animation: it is too late for one of the app's
    /// own. Returns whether there are any.
    func takeOverScrolledHeights() -> Bool {
        guard let host, !host.isDragged else { return false }
        let late = scrolling.map { $0.catchUp() }
        guard late.contains(true) else { return false }
        let frame = host.contentFrame
        host.invalidateContent()
        // Where nothing moves there is no animation, which a touch on the list would catch.
        if host.contentFrame == frame { didChange() } else { host.animateContentChange() }
        return true
    }
}

extension UIView {
    /// The scroll views in this view that are included, which are the outermost ones only.
    fileprivate var contentScrollViews: [UIScrollView] {
        if let own = self as? UIScrollView { return own.isPagingEnabled ? [] : [own] }
        return subviews.flatMap { $0.scrollViews(filling: self) }
    }

    private func scrollViews(filling content: UIView) -> [UIScrollView] {
        if let scrollView = self as? UIScrollView {
            let isPlaced = !translatesAutoresizingMaskIntoConstraints || scrollView.fills(content)
            return isPlaced && !scrollView.isPagingEnabled ? [scrollView] : []
        }
        guard !isHidden, !(self is UIControl), intrinsicContentSize.height == UIView.noIntrinsicMetric else {
            return []
        }
        return subviews.flatMap { $0.scrollViews(filling: content) }
    }
}

extension UIScrollView {
    fileprivate func fills(_ content: UIView) -> Bool {
        if self === content { return true }
        return superview === content && translatesAutoresizingMaskIntoConstraints
            && autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) && frame == content.bounds
    }

    /// Whether constraints between the scroll view and its subviews determine the height of its content.
    fileprivate var isSizedByConstraints: Bool {
        constraints.contains {
            endsContent(at: $0.firstItem, $0.firstAttribute) || endsContent(at: $0.secondItem, $0.secondAttribute)
        }
    }

    private func endsContent(at item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if item === contentLayoutGuide { return attribute == .bottom || attribute == .height }
        return item === self && attribute == .bottom
    }
}
