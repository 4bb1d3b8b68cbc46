extension UINavigationController {
    /// True if a controller above the root hides the bars at the bottom for itself and for all above it.
    var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private var wantsToolbar: Bool { !bottomBar.isHidden && !hidesBottomBars }

    /// The part of the bottom of the children's safe area that the toolbar takes.
    var toolbarHeight: CGFloat { wantsToolbar ? bottomBar.toolbar.coveredHeight : 0 }

    /// The toolbar also covers the area of the home indicator, or of a tab bar (CO11).
    private func toolbarFrame(isHidden: Bool) -> CGRect {
        let bounds: CGRect = view.bounds
        let height = bottomBar.toolbar.coveredHeight + view.safeAreaInsets.bottom
        return CGRect(x: 0, y: bounds.maxY - (isHidden ? 0 : height), width: bounds.width, height: height)
    }

    func placeToolbar() {
        if bottomBar.isShown { bottomBar.toolbar.frame = toolbarFrame(isHidden: false) }
        followContentAboveToolbar()
    }

    func showToolbarItems() {
        guard wantsToolbar else { return }
        bottomBar.toolbar.items = topViewController?.toolbarItems
    }

    /// Moves the toolbar in or out if its visibility has to change.
    func updateToolbar(animated: Bool) {
        guard let view = viewIfLoaded, wantsToolbar != bottomBar.isShown else { return }
        bottomBar.isShown = wantsToolbar
        let toolbar = bottomBar.toolbar
        if toolbar.superview == nil {
            toolbar.manager = self
            view.addSubview(toolbar)
        }
        showToolbarItems()
        BarChange(bar: toolbar, area: area, view: view, frame: toolbarFrame)
            .apply(isHidden: !wantsToolbar, animated: animated) { !self.wantsToolbar }
    }

    /// The toolbar of this controller and the tab bar around it follow the stack.
    func updateBottomBars(alongside transition: ControllerTransition?) {
        updateToolbar(animated: transition?.isAnimated ?? false)
        guard let tabs = parent as? UITabBarController else { return }
        if let transition, transition.isAnimated {
            tabs.carryBar(in: area, alongside: transition)
        } else {
            tabs.updateBar(animated: false)
        }
    }
}
