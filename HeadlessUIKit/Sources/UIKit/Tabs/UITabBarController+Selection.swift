extension UITabBarController {
    // MARK: Controllers

    func adoptTabs(_ tabs: [UITab]) {
        for tab in storedTabs { tab.tabBarController = nil }
        storedTabs = tabs
        for tab in tabs { tab.tabBarController = self }
    }

    /// Keeps the selected controller selected, otherwise its index, otherwise selects the first.
    func replaceControllers(with new: [UIViewController]) {
        let old = controllers
        let previous = selectedTab
        let oldIndex = selectedIndex
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === selected { removeSelected() }
            controller.removeFromParent()
        }
        controllers = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if selected == nil {
            selected = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
            installSelected()
            tellSelectedTab(after: previous)
        }
        showItems()
    }

    // MARK: Views

    var seenChildren: [UIViewController] {
        if let transition = childTransition { return [transition.from, transition.to] }
        return selected.map { [$0] } ?? []
    }

    /// The child that appears together with this controller.
    var comingChild: UIViewController? { (childTransition as? SelectionTransition)?.coming ?? selected }

    /// Only the selected controller's view is loaded. It appears with this controller, or at once.
    func installSelected() {
        guard isViewLoaded, let selected, selected.viewIfLoaded?.superview !== area else { return }
        let phase = appearance.phase
        let appears = phase == .appearing || phase == .appeared
        if appears { selected.beginAppearanceTransition(true, animated: false) }
        // A controller that appears may select another one at once.
        guard selected === self.selected else { return }
        place(selected.view)
        area.addSubview(selected.view)
        if phase == .appeared { selected.endAppearanceTransition() }
        bringBackContext(of: selected)
    }

    func place(_ view: UIView) {
        view.frame = area.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func removeSelected() {
        finishQuietChange()
        selected?.beginAppearanceTransition(false, animated: false)
        selected?.viewIfLoaded?.removeFromSuperview()
        selected?.endAppearanceTransition()
        selected.map { takeAwayContext(of: $0) }
        selected = nil
    }

    // MARK: Selection

    /// - Parameter isTap: True if the caller tells the delegate.
    func select(_ controller: UIViewController, isTap: Bool = false) {
        let previous = selectedTab
        finishQuietChange()
        if let running = childTransition, running.blocksRequests {
            running.postpone { [self] in
                if controllers.contains(where: { $0 === controller }) { select(controller, isTap: isTap) }
            }
            return
        }
        guard controller !== selected else { return }
        guard let old = selected, view(of: old)?.window != nil, appearance.phase != .disappeared else {
            selected?.beginAppearanceTransition(false, animated: false)
            if view(of: selected)?.superview === area { selected?.view.removeFromSuperview() }
            selected?.endAppearanceTransition()
            selected.map { takeAwayContext(of: $0) }
            selected = controller
            installSelected()
            showItems()
            if !isTap { tellSelectedTab(after: previous) }
            return
        }
        selected = controller
        showItems()
        begin(from: old, to: controller)
        if !isTap { tellSelectedTab(after: previous) }
    }

    /// Of a change by code the delegate hears only with tabs, and only what has become of it (V-N9).
    private func tellSelectedTab(after previous: UITab?) {
        guard !storedTabs.isEmpty, let selectedTab else { return }
        delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
    }

    private func view(of controller: UIViewController?) -> UIView? {
        isViewLoaded ? controller?.viewIfLoaded : nil
    }

    private func begin(from old: UIViewController, to new: UIViewController) {
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let transition = SelectionTransition(in: self, from: old, to: new, animator: animator, interactor: interactor)
        childTransition = transition
        transition.begin()
    }

    /// A change without animation waits only for the did-calls, which the next change brings forward.
    private func finishQuietChange() {
        (childTransition as? SelectionTransition)?.finishIfQuiet()
    }
}
