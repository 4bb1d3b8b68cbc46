/// What a view keeps for Auto Layout, made when something is asked of it.
@MainActor
final class ViewLayoutState {
    /// The constraints whose items are all in the view, or are the view.
    var constraints: [NSLayoutConstraint] = []
    /// Whether the view's frame is given, and not found by constraints.
    var translatesMask = true
    /// Nil for the default of the view's class.
    var hugging: [UILayoutPriority?] = [nil, nil]
    var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var needsUpdateConstraints = false
    /// Whether an engine holds one of the view's numbers where the view has it.
    var isPinned = false
    /// Somebody has asked for the fitting size and hears when it may be another one.
    var fittingSizeWasAsked = false
    /// Hidden in a stack, which still shows how the view collapses.
    var isCollapsing = false
    /// Of the topmost view of a hierarchy.
    var engine: LayoutEngine?
    /// Views with constraints to update before the next layout; of the topmost view.
    var viewsToUpdate: [WeakView] = []
    /// Views whose fitting size may have changed; of the topmost view.
    var fittingNews: [WeakView] = []

    struct WeakView {
        weak var view: UIView?
    }
}
