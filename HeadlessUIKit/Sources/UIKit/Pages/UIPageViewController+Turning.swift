extension UIPageViewController {
    /// Asks the data source once; the answer is kept (PV1, PV3).
    @discardableResult
    func ask(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
        if neighbours.isUnknown(direction) {
            let answer =
                direction == .forward
                ? dataSource?.pageViewController(self, viewControllerAfter: page)
                : dataSource?.pageViewController(self, viewControllerBefore: page)
            neighbours[direction] = PageNeighbours.Neighbour(answer)
        }
        return neighbours.page(direction)
    }

    // MARK: Drags of scrolling pages

    /// Called when a drag begins: the incoming neighbour is requested first (PV1).
    func fingerWillTurn() {
        guard turn == nil, let page = shown.first, let strip else { return }
        let travel = scroller.panGestureRecognizer.translation(in: scroller)
        let coming = direction(to: (strip.isVertical ? travel.y : travel.x) < 0 ? .high : .low)
        ask(coming, of: page)
        ask(coming.opposite, of: page)
        scroller.contentInset = strip.inset(closing: closedSlots)
    }

    /// Called when the content has moved, so that another page may be visible.
    func pagesDidMove() {
        guard let strip, scroller.isMovedByFinger else { return }
        let slot = strip.neighbour(at: scroller.contentOffset)
        guard slot != .middle, turn?.slot != slot else { return }
        // A finger that goes back beyond its start turns the other way. Nobody has recorded that.
        if turn != nil { endTurn(completed: false, rests: false) }
        guard let page = neighbours.page(direction(to: slot)) else { return }
        beginTurn(to: [page], from: slot)
        if turn?.slot == slot { place(page, at: strip.frame(of: slot), in: scroller) }
    }

    func fingerDidTurn() {
        guard let turn, turn.isByFinger, let strip else { return }
        endTurn(completed: strip.nearest(to: scroller.contentOffset) == turn.slot)
    }

    // MARK: Begin and end

    /// Begins a finger's turn to `incoming`.
    func beginTurn(to incoming: [UIViewController], from slot: PageSlot) {
        guard !incoming.contains(where: { page in shown.contains { $0 === page } }) else { return }
        turn = PageTurn(origin: .finger, incoming: incoming, slot: slot)
        delegate?.pageViewController(self, willTransitionTo: incoming)
        // The delegate may have set other pages.
        guard turn?.slot == slot, turn?.isByFinger == true else { return }
        incoming.forEach { addChild($0) }
        beginAppearance()
    }

    func beginAppearance() {
        guard let incoming = turn?.incoming else { return }
        turn?.hasBegun = true
        guard letsChildrenAppear else { return }
        incoming.forEach { $0.beginAppearanceTransition(true, animated: true) }
        shown.forEach { $0.beginAppearanceTransition(false, animated: true) }
    }

    /// - Parameters:
    ///   - finished: False if a call has interrupted the movement.
    ///   - rests: False while a finger goes on.
    func endTurn(completed: Bool, finished: Bool = true, rests: Bool = true) {
        guard let turn else { return }
        self.turn = nil
        let old = shown
        if completed { exchange(for: turn) } else { takeBack(turn) }
        if rests { rest() }
        for page in turn.incoming + old { page.endAppearanceTransition() }
        let leaving = completed ? old : turn.incoming
        for page in leaving {
            if turn.isByFinger { page.willMove(toParent: nil) }
            page.removeFromParent()
        }
        if turn.isByFinger { tellEnd(of: turn, old: old, completed: completed, finished: finished) }
        turn.completion?(finished)
    }

    private func exchange(for turn: PageTurn) {
        let direction = direction(to: turn.slot)
        neighbours = PageNeighbours()
        // The old page stays the neighbour on its side, whatever the data source would return (PV3).
        if let old = shown.first, transitionStyle == .scroll { neighbours[direction.opposite] = .page(old) }
        shown.forEach { $0.viewIfLoaded?.removeFromSuperview() }
        shown = turn.incoming
        shown.forEach { putInPlace($0) }
        guard turn.isByFinger else { return }
        pages = shown
        shown.forEach { $0.didMove(toParent: self) }
        moveDot(direction)
    }

    private func takeBack(_ turn: PageTurn) {
        if turn.hasBegun, letsChildrenAppear {
            turn.incoming.forEach { $0.beginAppearanceTransition(false, animated: true) }
            shown.forEach { $0.beginAppearanceTransition(true, animated: true) }
        }
        turn.incoming.forEach { $0.viewIfLoaded?.removeFromSuperview() }
    }

    /// The delegate is notified of the end, and then the data source is asked for the page after the next (PV2).
    private func tellEnd(of turn: PageTurn, old: [UIViewController], completed: Bool, finished: Bool) {
        delegate?.pageViewController(
            self, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: completed)
        guard completed, self.turn == nil, transitionStyle == .scroll, let page = shown.first,
            page === turn.incoming.first
        else { return }
        ask(direction(to: turn.slot), of: page)
        if !scroller.isMovedByFinger { rest() }
    }

    /// Ends a turn because of a call, or of another size.
    func cutTurnShort() {
        guard let turn else { return }
        // Code has set the pages; a finger has not.
        endTurn(completed: !turn.isByFinger, finished: false, rests: false)
        guard transitionStyle == .scroll else { return }
        scroller.halt()
        if self.turn == nil { rest() }
    }
}
