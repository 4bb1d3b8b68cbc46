extension UITabBarController {
    /// The part of the bottom of the children's safe area that the bar takes.
    var barHeight: CGFloat { isBarGone ? 0 : tabBar.standardHeight }

    /// True if the app, or a controller that was pushed in the selected navigation controller, hides it.
    var isBarGone: Bool {
        isTabBarHidden || (selected as? UINavigationController)?.hidesBottomBars ?? false
    }

    func layoutContainer() {
        area.frame = view.bounds
        showItems()
        updateBar(animated: false)
        if !tabBar.isHidden, tabBar.superview === view { tabBar.frame = barFrame(isHidden: isBarGone) }
        // The height of the bar depends on traits, which change without moving the area.
        area.setNeedsSafeAreaUpdate()
        followContentAboveBar()
    }

    /// The bar also covers the area of the home indicator.
    private func barFrame(isHidden: Bool) -> CGRect {
        let bounds = view.bounds
        let height = tabBar.standardHeight + view.safeAreaInsets.bottom
        return CGRect(x: 0, y: bounds.maxY - (isHidden ? 0 : height), width: bounds.width, height: height)
    }

    /// Moves the bar out or in if its visibility has to change.
    func updateBar(animated: Bool) {
        let isGone = isBarGone
        guard let view = viewIfLoaded, isGone != showsNoBar else { return }
        showsNoBar = isGone
        BarChange(bar: tabBar, area: area, view: view, frame: barFrame)
            .apply(isHidden: isGone, animated: animated) { self.isBarGone }
    }

    /// During a push or a pop the bar moves along with the page that has it, in front of that and behind the other one.
    func carryBar(in area: NavigationAreaView, alongside transition: ControllerTransition) {
        let isGone = isBarGone
        guard isGone != showsNoBar, let page = (isGone ? transition.from : transition.to).viewIfLoaded else { return }
        showsNoBar = isGone
        tabBar.isHidden = false
        self.area.setNeedsSafeAreaUpdate()
        _ = transition.coordinator?.animate { [self] _ in
            guard page.superview === area else { return }
            let place = area.convert(barFrame(isHidden: false), from: view)
            UIView.performWithoutAnimation {
                area.insertSubview(tabBar, aboveSubview: page)
                tabBar.frame = place.offsetBy(page.layer.presentation() ?? page.layer, in: area)
            }
            tabBar.frame = place.offsetBy(page.layer, in: area)
        } completion: { [self] _ in
            tabBar.isHidden = isBarGone
            view.addSubview(tabBar)
            tabBar.frame = barFrame(isHidden: isBarGone)
        }
    }

    /// The items may have been exchanged: they belong to the controllers or to the tabs.
    func showItems() {
        let items = storedTabs.isEmpty ? controllers.compactMap(\.tabBarItem) : storedTabs.map(\.barItem)
        tabBar.show(items)
        let index = selectedIndex
        tabBar.selectedItem = items.indices.contains(index) ? items[index] : nil
    }

    /// A tap asks and notifies the delegate (V-N9).
    func userDidTap(tabAt index: Int) {
        guard controllers.indices.contains(index), childTransition?.isAnimated != true else { return }
        let controller = controllers[index]
        let tab = storedTabs.isEmpty ? nil : storedTabs[index]
        let previous = selectedTab
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller, isTap: true)
        }
        delegate?.tabBarController(self, didSelect: controller)
        tab.map { delegate?.tabBarController(self, didSelectTab: $0, previousTab: previous) }
    }
}

extension CGRect {
    /// Returns it moved along with a page that fills the area at rest.
    @MainActor
    fileprivate func offsetBy(_ page: CALayer, in area: UIView) -> CGRect {
        offsetBy(dx: page.position.x - area.bounds.midX, dy: page.position.y - area.bounds.midY)
    }
}
