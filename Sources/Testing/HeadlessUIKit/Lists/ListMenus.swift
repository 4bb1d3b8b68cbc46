/// The context menus of a list's rows (MN6): a press asks for the row that it is on, once.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    /// What the list asks its delegate. Points are in the list's coordinates.
    struct Questions {
        /// The menu of the row at a point, and the row's view.
        var menu: (CGPoint) -> (configuration: UIContextMenuConfiguration, row: UIView)?
        var highlightPreview: (UIContextMenuConfiguration) -> UITargetedPreview?
        var willDisplay: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
        var willEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
        var willCommit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    }

    private let questions: Questions
    private weak var row: UIView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(asking questions: Questions) {
        self.questions = questions
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = questions.menu(location)
        row = found?.row
        return found?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        questions.highlightPreview(configuration)
            ?? row.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        questions.willDisplay(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        questions.willEnd(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        questions.willCommit(configuration, animator)
    }
}
