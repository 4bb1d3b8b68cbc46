extension UINavigationController {
    /// The part of the top of the children's safe area that the bar takes, with the room above it.
    var barHeight: CGFloat {
        isNavigationBarHidden ? 0 : barTop - view.safeAreaInsets.top + navigationBar.coveredHeight
    }

    private var barTop: CGFloat { navigationBar.top(belowSafeArea: view.safeAreaInsets.top) }

    func layoutContainer() {
        area.frame = view.bounds
        interactivePop.chooseEdge(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        barHiding.heightDidChange(isCompact: navigationBar.isCompact)
        followContent()
        if !navigationBar.isHidden { placeBar() }
        placeToolbar()
        // The height of the bar depends on traits, which change without moving the area.
        area.setNeedsSafeAreaUpdate()
        beginPendingTransition()
        showTop()
    }

    func placeBar() {
        let frame = barFrame(isHidden: isNavigationBarHidden)
        // Its background reaches from the bar up to the top of this view.
        if navigationBar.frame.minY != frame.minY { navigationBar.setNeedsLayout() }
        navigationBar.frame = frame
        topViewController?.navigationItem.searchController?.barDidMove()
    }

    private func barFrame(isHidden: Bool) -> CGRect {
        let height = navigationBar.coveredHeight + navigationBar.collapse.stretch
        return CGRect(x: 0, y: isHidden ? -height : barTop, width: view.bounds.width, height: height)
    }

    func changeBar(isHidden: Bool, animated: Bool) {
        setNeedsStatusBarAppearanceUpdate()
        guard let view = viewIfLoaded else { return }
        BarChange(bar: navigationBar, area: area, view: view, frame: barFrame)
            .apply(isHidden: isHidden, animated: animated) { self.isNavigationBarHidden }
    }

    /// Sets the items of the whole stack, animated with a transition if there is one.
    func showItems(_ operation: Operation = .none, alongside transition: ControllerTransition? = nil) {
        let items = stack.map(\.navigationItem)
        if let coordinator = transition?.coordinator {
            navigationBar.show(items, movingForward: operation == .push, alongside: coordinator)
        } else {
            navigationBar.show(items)
        }
        followContent()
        showToolbarItems()
        updateBottomBars(alongside: transition)
    }
}
