/// Lets rows be dragged that are not being edited. On Apple's platforms only the first requirement has to be there.
///
/// A row that is dragged goes to another place in its table, if the data source lets it move: nothing else takes what is dropped
/// here.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Asked when a finger has rested on a row. Without an item the row stays where it is.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// The finger has begun to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called once after it, however the drag has ended, and after the data source has moved the row.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// `false` leaves the row in its place. Defaults to `true`.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
}
