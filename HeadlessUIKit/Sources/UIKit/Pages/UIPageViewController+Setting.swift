extension UIPageViewController {
    func replacePages(
        with new: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        guard !isAskingForSpine else {
            pagesForSpine = new
            completion?(true)
            return
        }
        precondition(
            counts.contains(new.count),
            """
            The number of view controllers provided (\(new.count)) doesn't match the number required \
            (\(counts.lowerBound)) for the requested transition.
            """)
        cutTurnShort()
        // A back is visible only while its page turns.
        let new = Array(new.prefix(counts.lowerBound))
        let isSame = new.elementsEqual(shown) { $0 === $1 }
        pages = new
        if animated, !isSame, !shown.isEmpty, mayAnimate {
            let slot: PageSlot = direction == .forward ? .high : .low
            transitionStyle == .scroll
                ? slide(to: new, from: slot, completion: completion) : curl(to: new, from: slot, completion: completion)
            showControl()
            return
        }
        if isSame { if !animated { forgetNeighbours() } } else { exchangeAtOnce(for: new) }
        showControl()
        updateScrollEnabled()
        completion?(true)
    }

    /// The number of pages that can be set.
    private var counts: ClosedRange<Int> {
        guard transitionStyle == .pageCurl else { return 1...1 }
        return spine == .mid ? 2...2 : isDoubleSided ? 1...2 : 1...1
    }

    private var mayAnimate: Bool {
        appearance.phase == .appeared && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    }

    /// Without animation, the neighbours are requested again even for the same page (PV3).
    private func forgetNeighbours() {
        neighbours = PageNeighbours()
        if isViewLoaded { rest() }
    }

    private func exchangeAtOnce(for new: [UIViewController]) {
        let leaving = shown.filter { page in !new.contains { $0 === page } }
        let arriving = new.filter { page in !shown.contains { $0 === page } }
        leaving.forEach { $0.willMove(toParent: nil) }
        adopt(arriving)
        if letsChildrenAppear {
            let isAnimated = appearance.phase == .appearing && appearance.isAnimated
            arriving.forEach { $0.beginAppearanceTransition(true, animated: isAnimated) }
            leaving.forEach { $0.beginAppearanceTransition(false, animated: false) }
        }
        shown = new
        leaving.forEach { $0.viewIfLoaded?.removeFromSuperview() }
        shown.forEach { putInPlace($0) }
        forgetNeighbours()
        for page in leaving {
            page.endAppearanceTransition()
            page.removeFromParent()
        }
        if appearance.phase == .appeared { arriving.forEach { $0.endAppearanceTransition() } }
    }

    private func adopt(_ arriving: [UIViewController]) {
        for page in arriving where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
    }

    // MARK: Animated

    /// The pages change their parents at once, and get their appearance calls in the next layout (PV4).
    func slide(to new: [UIViewController], from slot: PageSlot, completion: ((Bool) -> Void)?) {
        scroller.halt()
        shown.forEach { $0.willMove(toParent: nil) }
        adopt(new)
        new.forEach { $0.loadViewIfNeeded() }
        turn = PageTurn(origin: .code, incoming: new, slot: slot, completion: completion)
        view.setNeedsLayout()
    }

    func beginSlide() {
        guard let turn, !turn.isByFinger, !turn.hasBegun, let strip, let page = turn.incoming.first else { return }
        beginAppearance()
        place(page, at: strip.frame(of: turn.slot), in: scroller)
        scroller.setInset(
            strip.inset(closing: closedSlots.subtracting([turn.slot])), offset: strip.offset(of: .middle))
        scroller.slide(to: strip.offset(of: turn.slot)) { [weak self] in self?.endTurn(completed: true) }
    }

    /// Called when the dots have requested the next page.
    func slideToNeighbour(_ direction: NavigationDirection) {
        guard let page = neighbours.page(direction), !shown.contains(where: { $0 === page }), mayAnimate else { return }
        pages = [page]
        slide(to: pages, from: self.direction(to: .high) == direction ? .high : .low, completion: nil)
        moveDot(direction)
    }
}
