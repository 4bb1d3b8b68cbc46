/// A list whose rows have context menus. It forwards requests to its delegate.
@MainActor
protocol MenuList: UIView {
    /// Returns the menu of the row at a point in the list's coordinates, and the row's view.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)?
    func highlightPreview(of menu: UIContextMenuConfiguration) -> UITargetedPreview?
    func willDisplay(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willCommit(_ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list's rows (MN6): a press asks once, for the row under it.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private weak var row: UIView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of list: any MenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = list?.menu(at: location)
        row = found?.row
        return found?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        list?.highlightPreview(of: configuration)
            ?? row.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.willDisplay(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.willEnd(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list?.willCommit(configuration, animator)
    }
}
