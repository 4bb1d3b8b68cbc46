extension UINavigationController {
    /// A controller above the first hides the bars at the bottom for itself and for all above it.
    var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private var wantsToolbar: Bool { !bottomBar.isHidden && !hidesBottomBars }

    /// What the toolbar takes from the bottom of the children's safe area.
    var toolbarHeight: CGFloat { wantsToolbar ? bottomBar.toolbar.standardHeight : 0 }

    /// The toolbar covers the home indicator's place, or that of a tab bar (CO11).
    private func toolbarFrame(isHidden: Bool) -> CGRect {
        let bounds: CGRect = view.bounds
        let height = bottomBar.toolbar.standardHeight + view.safeAreaInsets.bottom
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

    /// Moves the toolbar in or out if it has to come or to go.
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

    /// The toolbar here and the tab bar around follow the stack.
    func updateBottomBars(animated: Bool) {
        updateToolbar(animated: animated)
        if let tabs = parent as? UITabBarController { tabs.updateBar(animated: animated) }
    }
}
