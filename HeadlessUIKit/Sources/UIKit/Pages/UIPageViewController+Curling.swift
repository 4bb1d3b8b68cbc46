extension UIPageViewController {
    /// The seconds for turning a page; chosen by eye.
    private static let curlDuration: TimeInterval = 0.5

    /// Two pages share the bounds if the spine is in the middle (PV6).
    func frameOfCurledPage(_ index: Int, in bounds: CGRect) -> CGRect {
        guard spine == .mid else { return bounds }
        let place = CGFloat(index)
        return navigationOrientation == .vertical
            ? CGRect(
                x: bounds.minX, y: bounds.minY + place * bounds.height / 2, width: bounds.width,
                height: bounds.height / 2)
            : CGRect(
                x: bounds.minX + place * bounds.width / 2, y: bounds.minY, width: bounds.width / 2,
                height: bounds.height)
    }

    func curl(to new: [UIViewController], from slot: PageSlot, completion: ((Bool) -> Void)?) {
        let old = shown
        old.forEach { $0.willMove(toParent: nil) }
        for page in new where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        turn = PageTurn(origin: .code, incoming: new, slot: slot, completion: completion)
        beginAppearance()
        runCurl()
    }

    /// The old pages are removed and the new ones added below a curl of the whole view.
    private func runCurl() {
        guard let turn, let view else { return }
        UIView.transition(
            with: view, duration: Self.curlDuration,
            options: turn.slot == .high ? .transitionCurlUp : .transitionCurlDown,
            animations: { [self] in
                shown.forEach { $0.viewIfLoaded?.removeFromSuperview() }
                for (index, page) in turn.incoming.enumerated() {
                    place(page, at: frameOfCurledPage(index, in: view.bounds), in: view)
                }
            },
            completion: { [weak self] _ in
                guard let self, self.turn?.incoming.first === turn.incoming.first else { return }
                endTurn(completed: true)
            })
    }

    // MARK: Gestures

    /// Begins to turn if there are pages on that side. Nothing moves until the finger lifts.
    func beginCurl(_ direction: NavigationDirection) -> Bool {
        guard turn == nil, let incoming = curlNeighbours(direction) else { return false }
        beginTurn(to: incoming, from: direction == .forward ? .high : .low)
        return turn != nil
    }

    func endCurl(completed: Bool) {
        guard let turn, turn.isByFinger else { return }
        if completed { runCurl() } else { endTurn(completed: false) }
    }

    /// Returns as many pages as are visible; nil if one is missing. Pages with a back are every other one of the data
    /// source's.
    private func curlNeighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource, let page = direction == .forward ? shown.last : shown.first else { return nil }
        let next = { (page: UIViewController) in
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        guard let first = next(page) else { return nil }
        guard isDoubleSided else { return [first] }
        guard let second = next(first) else { return nil }
        guard spine == .mid else { return [second] }
        return direction == .forward ? [first, second] : [second, first]
    }

    // MARK: The spine

    /// The delegate may move the spine when the view is rotated, and set the matching pages.
    func askForSpine(in size: CGSize) {
        guard transitionStyle == .pageCurl, let delegate, let screen = viewIfLoaded?.window?.hostScreen else { return }
        let isLandscape = size.width > size.height
        guard isLandscape != (view.bounds.width > view.bounds.height) else { return }
        let told = screen.orientation
        isAskingForSpine = true
        let location = delegate.pageViewController(
            self, spineLocationFor: told.isLandscape == isLandscape ? told : isLandscape ? .landscapeLeft : .portrait)
        isAskingForSpine = false
        if location != .none { spine = location }
        if spine == .mid { isDoubleSided = true }
        if let pages = pagesForSpine {
            pagesForSpine = nil
            setViewControllers(pages, direction: .forward, animated: false)
        }
        view.setNeedsLayout()
    }
}
