extension UINavigationController {
    /// Follows the scroll view at the top of the content, and collapses the rows of the bar with it.
    func followContent() {
        let scroll = stack.last?.scrollViewUnderTopBar
        let old = navigationBar.collapse
        navigationBar.updateRows()
        let new = navigationBar.collapse
        defer { updateScrollEdge() }
        if let followed = followedScroll, followed !== scroll { followed.titleBar = nil }
        guard let scroll else {
            followedScroll = nil
            navigationBar.collapse.scrolled = 0
            return
        }
        // If rows appear or disappear while content is below the bar, the content stays there.
        guard scroll !== followedScroll || old.collapsibleHeight != new.collapsibleHeight else { return }
        let isAtTop = scroll.contentOffset.y <= 0 - scroll.reportedInset.top
        navigationBar.collapse.scrolled = isAtTop ? 0 : new.collapsibleHeight
        followedScroll = scroll
        scroll.titleBar = navigationBar
    }

    /// The bar follows every movement of the content; its height becomes part of the safe area in the next layout.
    func contentDidScroll(_ scroll: UIScrollView) {
        guard scroll === followedScroll, childTransition == nil else { return }
        let old = navigationBar.collapse
        navigationBar.collapse.scrolled = scroll.contentOffset.y + scroll.expandedTopInset
        let new = navigationBar.collapse
        updateScrollEdge()
        guard new.visibleHeight != old.visibleHeight || new.stretch != old.stretch else { return }
        if !navigationBar.isHidden { placeBar() }
        if new.visibleHeight != old.visibleHeight { area.setNeedsSafeAreaUpdate() }
    }

    /// Without a scroll view no content is below the bar.
    private func updateScrollEdge() {
        let isCovered = followedScroll.map {
            navigationBar.collapse.isCovered(by: $0.contentOffset.y + $0.expandedTopInset)
        }
        navigationBar.isAtScrollEdge = !(isCovered ?? false)
    }

    /// Called when the search of the top item has begun or ended.
    func searchDidChange() {
        guard let view = viewIfLoaded else { return }
        followContent()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        area.layoutIfNeeded()
    }
}

extension UIScrollView {
    /// The top inset while all rows of the bar are visible, to which a scroll can come back.
    var expandedTopInset: CGFloat { adjustedContentInset.top + (titleBar?.collapse.hiddenHeight ?? 0) }

    /// Returns the offset at which content comes to rest instead of leaving a row of the bar half visible. This is an
    /// assumption, the same for titles and searches.
    func restingBesideBar(_ offset: CGPoint) -> CGPoint {
        guard let titleBar else { return offset }
        let top = expandedTopInset
        let target = CGPoint(x: offset.x, y: titleBar.collapse.rest(for: offset.y + top) - top)
        return target == offset ? offset : scrollLimits.clamped(target)
    }
}

extension UIViewController {
    /// The scroll view that begins at the top edge of the view: the one that was set, or the first one that is in front
    /// of everything else.
    var scrollViewUnderTopBar: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return contentScrollView(for: .top) ?? Self.firstScrollView(in: view) { $0.minY <= 0 }
    }

    static func firstScrollView(in view: UIView, where isPlaced: (CGRect) -> Bool) -> UIScrollView? {
        let first = sequence(first: view) { $0 is UIScrollView ? nil : $0.subviews.first }
        let scroll = first.compactMap { $0 as? UIScrollView }.first
        return scroll.flatMap { isPlaced($0.convert($0.bounds, to: view)) ? $0 : nil }
    }

    /// Sets the scroll view for all edges. A bar follows it instead of the first one in the view.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Sets the scroll view that the bar at the edge follows.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge] where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView.map(WeakScrollView.init)
        }
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
}

/// A weak reference to a scroll view.
struct WeakScrollView {
    weak var view: UIScrollView?
}
