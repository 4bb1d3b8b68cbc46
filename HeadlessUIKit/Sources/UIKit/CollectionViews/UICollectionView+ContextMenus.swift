extension UICollectionView: MenuList {
    /// The interaction that shows the menus of items, once there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func makeMenus() {
        if menus == nil, delegate != nil { menus = ListMenus(of: self) }
    }

    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            let configuration = configuration(at: path, point)
        else { return nil }
        return (configuration, cell)
    }

    func highlightPreview(of menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }

    func willDisplay(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    func willCommit(_ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }

    /// The method for several items has priority over the older one for a single item.
    private func configuration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        let paths = selection.paths.contains(path) ? selection.paths.sorted() : [path]
        let several = OptionalMethods.calls {
            delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        guard !several.isImplemented else { return several.result }
        return delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
}
