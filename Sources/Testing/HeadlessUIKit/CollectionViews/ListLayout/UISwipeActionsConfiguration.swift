import Foundation

/// The actions beside a row. Lists store it; nothing is uncovered by a finger.
@MainActor
public class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]

    private init(_ actions: [UIContextualAction]) {
        self.actions = actions
    }

    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }

    /// Defaults to `true`.
    public var performsFirstActionWithFullSwipe = true
}
