import Foundation

/// The actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The first one is at the table's edge. A row without any does not open.
    open private(set) var actions: [UIContextualAction]
    /// True if a finger that pulls the row far enough performs the first action. Defaults to `true`.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
