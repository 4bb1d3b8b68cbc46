extension UIPageViewController {
    func layoutPages() {
        layoutControl()
        guard transitionStyle == .scroll else {
            for (index, page) in shown.enumerated() where page.viewIfLoaded?.superview === view {
                page.view.frame = frameOfCurledPage(index, in: view.bounds)
            }
            return
        }
        let area = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - heightOfControl))
        let strip = PageStrip(area: area, spacing: spacing, isVertical: navigationOrientation == .vertical)
        if strip != self.strip {
            // In another size the pages have other positions, so no movement can go on.
            cutTurnShort()
            self.strip = strip
            scroller.frame = strip.frame
            scroller.contentSize = strip.contentSize
            shown.forEach { putInPlace($0) }
            rest()
        }
        beginSlide()
    }

    /// Places the view of a visible page at its position at rest.
    func putInPlace(_ page: UIViewController) {
        guard isViewLoaded else { return }
        guard transitionStyle == .scroll else {
            let index = shown.firstIndex { $0 === page } ?? 0
            return place(page, at: frameOfCurledPage(index, in: view.bounds), in: view)
        }
        if let strip { place(page, at: strip.frame(of: .middle), in: scroller) }
    }

    func place(_ page: UIViewController, at frame: CGRect, in superview: UIView) {
        guard let pageView = page.view else { return }
        pageView.frame = frame
        pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if pageView.superview !== superview { superview.addSubview(pageView) }
    }

    /// Sets the offset at rest, from which a finger can reach the possible neighbours.
    func rest() {
        guard let strip else { return }
        scroller.setInset(strip.inset(closing: closedSlots), offset: strip.offset(of: .middle))
    }

    var closedSlots: Set<PageSlot> {
        Set([.low, .high].filter { neighbours.isMissing(direction(to: $0)) })
    }

    /// Returns the neighbour that a finger finds on that side: mirrored in right-to-left layout (PV8).
    func direction(to slot: PageSlot) -> NavigationDirection {
        let isMirrored =
            navigationOrientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (slot == .high) != isMirrored ? .forward : .reverse
    }

    /// Fingers turn pages only with a data source.
    func updateScrollEnabled() {
        let isEnabled = dataSource != nil && !pages.isEmpty
        guard isEnabled != lastScrollEnabled else { return }
        lastScrollEnabled = isEnabled
        scroller.isScrollEnabled = isEnabled
    }

    func dataSourceDidChange() {
        neighbours = PageNeighbours()
        guard isViewLoaded else { return }
        if turn == nil { rest() }
        showControl()
        updateScrollEnabled()
    }
}
