/// A view's data for Auto Layout, made on first use.
@MainActor
final class ViewLayoutState {
    /// The constraints whose items are all the view or inside it.
    var constraints: [NSLayoutConstraint] = []
    /// True if the view's frame is given instead of computed from constraints.
    var translatesMask = true
    /// Nil for the default of the view's class.
    var hugging: [UILayoutPriority?] = [nil, nil]
    var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var needsUpdateConstraints = false
    /// True if an engine keeps one of the view's quantities at its current value.
    var isPinned = false
    /// True if the fitting size was requested, so that changes are reported.
    var fittingSizeWasAsked = false
    /// Hidden in a stack view whose animation still shows the view collapsing.
    var isCollapsing = false
    /// For the topmost view of a hierarchy.
    var engine: LayoutEngine?
    /// Views with constraints to update before the next layout; for the topmost view.
    var viewsToUpdate: [WeakView] = []
    /// Views whose fitting size may have changed; for the topmost view.
    var fittingNews: [WeakView] = []

    struct WeakView {
        weak var view: UIView?
    }
}
