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
            // In another size the pages are elsewhere: nobody could go on from here.
            cutTurnShort()
            self.strip = strip
            scroller.frame = strip.frame
            scroller.contentSize = strip.contentSize
            shown.forEach { putInPlace($0) }
            rest()
        }
        beginSlide()
    }

    /// Puts the view of a page that is shown to where it belongs at rest.
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

    /// The offset at rest, from where a finger can go to the pages that there may be.
    func rest() {
        guard let strip else { return }
        scroller.setInset(strip.inset(closing: closedSlots), offset: strip.offset(of: .middle))
    }

    var closedSlots: Set<PageSlot> {
        Set([.low, .high].filter { neighbours.isMissing(direction(to: $0)) })
    }

    /// What a finger finds on that side: mirrored where people read from the right (PV8).
    func direction(to slot: PageSlot) -> NavigationDirection {
        let isMirrored =
            navigationOrientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (slot == .high) != isMirrored ? .forward : .reverse
    }

    /// Fingers turn pages where a data source knows them.
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
