extension UIViewController {
    func nearestParent<Container: UIViewController>(_ type: Container.Type) -> Container? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: "")
        item.title = title
        return item
    }

    func titleDidChange() {
        navigationItem.title = title
        storedTabBarItem?.title = title
    }

    /// Items appear and disappear at once, animated or not.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    func toolbarItemsDidChange() {
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.showToolbarItems()
    }

    /// The transition between children, of this controller or an ancestor, that a request has to wait for (C14).
    var blockingChildTransition: ControllerTransition? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.childTransition).first { $0.blocksRequests }
    }

    /// The size of a view before it is placed.
    var initialViewFrame: CGRect {
        let frame = modal.presentation?.controller.presentingViewController.viewIfLoaded?.window?.bounds
        return frame ?? CGRect(x: 0, y: 0, width: 320, height: 480)
    }
}
