extension UINavigationController {
    /// Follows the scroll view at the top of what is shown, and has the title collapse with it.
    func followContent() {
        let scroll = stack.last?.scrollViewUnderTopBar
        let wasPresent = navigationBar.largeTitle.isPresent
        navigationBar.updateLargeTitle()
        if let old = followedScroll, old !== scroll { old.titleBar = nil }
        guard navigationBar.largeTitle.isPresent, let scroll else {
            followedScroll?.titleBar = nil
            followedScroll = nil
            navigationBar.largeTitle.scrolled = 0
            return
        }
        guard scroll !== followedScroll || !wasPresent else { return }
        let isAtTop = scroll.contentOffset.y <= 0 - scroll.reportedInset.top
        navigationBar.largeTitle.scrolled = isAtTop ? 0 : LargeTitle.fullHeight
        followedScroll = scroll
        scroll.titleBar = navigationBar
    }

    /// The bar follows every move of the content; its height counts in the safe area of the next layout.
    func contentDidScroll(_ scroll: UIScrollView) {
        guard scroll === followedScroll, childTransition == nil else { return }
        let old = navigationBar.largeTitle
        navigationBar.largeTitle.scrolled = scroll.contentOffset.y + scroll.expandedTopInset
        let new = navigationBar.largeTitle
        guard new.visibleHeight != old.visibleHeight || new.stretch != old.stretch else { return }
        if !navigationBar.isHidden { placeBar() }
        if new.visibleHeight != old.visibleHeight { area.setNeedsSafeAreaUpdate() }
    }
}

extension UIScrollView {
    /// The inset at the top while the whole large title is seen, to which a scroll can come back.
    var expandedTopInset: CGFloat { adjustedContentInset.top + (titleBar?.largeTitle.hiddenHeight ?? 0) }
}

extension UIViewController {
    /// The scroll view that begins at the top edge of the view: the one that was set, or the first in front of all others.
    var scrollViewUnderTopBar: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return contentScrollView(for: .top) ?? Self.firstScrollView(in: view)
    }

    private static func firstScrollView(in view: UIView) -> UIScrollView? {
        let first = sequence(first: view) { $0 is UIScrollView ? nil : $0.subviews.first }
        let scroll = first.compactMap { $0 as? UIScrollView }.first
        return scroll.flatMap { $0.convert($0.bounds, to: view).minY <= 0 ? $0 : nil }
    }

    /// The scroll view that was set for the edge, or nil.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    /// Sets the scroll view for all edges. A bar follows it in place of the first one in the view.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Sets the scroll view that the bar at the edge follows. Only the bar at the top follows content here.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge] where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView.map(WeakScrollView.init)
        }
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }
}

/// A scroll view that belongs to others.
struct WeakScrollView {
    weak var view: UIScrollView?
}
