extension UICollectionView {
    /// The interaction that shows the menus of items, once the collection view has a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func makeMenus() {
        guard menus == nil, delegate != nil else { return }
        let menus = ListMenus(
            asking: ListMenus.Questions(
                menu: { [weak self] in self?.menu(at: $0) },
                highlightPreview: { [weak self] configuration in
                    guard let self else { return nil }
                    return delegate?.collectionView(
                        self, previewForHighlightingContextMenuWithConfiguration: configuration)
                },
                willDisplay: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
                },
                willEnd: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
                },
                willCommit: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.collectionView(
                        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }))
        self.menus = menus
        addInteraction(menus.interaction)
    }

    private func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            let configuration = configuration(at: path, point)
        else { return nil }
        return (configuration, cell)
    }

    /// The method for several items goes before the one for a single item, which is older.
    private func configuration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        let paths = selection.paths.contains(path) ? selection.paths.sorted() : [path]
        let several = OptionalMethods.calls {
            delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        guard !several.isImplemented else { return several.result }
        return delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
}
