/// Lets rows be dragged that are not being edited. On Apple's platforms only the first requirement is mandatory.
///
/// A dragged row moves to another place in its table, if the data source can move rows: nothing else accepts drops
/// here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Called when a finger has rested on a row. Without an item the row cannot be dragged.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Called when the finger has begun to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called once after that, however the drag has ended, and after the data source has moved the row.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// `false` leaves the row in place. Defaults to `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}
