extension UITableView: MenuList {
    /// The interaction that shows the menus of rows, once there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func makeMenus() {
        if menus == nil, delegate != nil { menus = ListMenus(of: self) }
    }

    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (configuration, cell)
    }

    func highlightPreview(of menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }

    func willDisplay(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    func willCommit(_ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
}
