extension UITableView {
    /// The interaction that shows the menus of rows, once the table has a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func makeMenus() {
        guard menus == nil, delegate != nil else { return }
        let menus = ListMenus(
            asking: ListMenus.Questions(
                menu: { [weak self] in self?.menu(at: $0) },
                highlightPreview: { [weak self] configuration in
                    guard let self else { return nil }
                    return delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
                },
                willDisplay: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
                },
                willEnd: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
                },
                willCommit: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.tableView(
                        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }))
        self.menus = menus
        addInteraction(menus.interaction)
    }

    private func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (configuration, cell)
    }
}
