import Foundation

extension UITableViewCell: SwipeableCell {}

/// The delegate supplies the actions, and is called for each row that opens and closes.
extension UITableView: SwipeableList {
    static var swipeDuration: TimeInterval { moveDuration }

    func swipeableRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let path = indexPathForRow(at: point), canEdit(path) else { return nil }
        return path
    }

    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }

    func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { tiles.cells[path] }

    func closedFrame(of path: IndexPath) -> CGRect { rectForRow(at: path) }

    func placeSwipedRow(at path: IndexPath) {
        tiles.cells[path].map { place($0, at: path) }
    }

    func swipeDidBegin(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
    func swipeDidEnd(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
