import Foundation

/// A row under a finger, on its way to another place.
struct RowReorder {
    let path: IndexPath
    /// Where the row goes when the finger is lifted.
    var target: IndexPath
    /// Where the finger has landed, in the content's coordinates.
    let start: CGFloat
    /// The way that the finger has made.
    var distance: CGFloat = 0

    /// How many of its own heights a row makes way: one up or down if it lies between the old place of the dragged row and the new
    /// one.
    func shift(of other: IndexPath) -> CGFloat {
        if other > path, other <= target { return -1 }
        return other < path && other >= target ? 1 : 0
    }
}

/// Rows that a finger drags by their grips (TV54). The content does not scroll when they come to its edges.
extension UITableView {
    /// Whether the row can be dragged.
    func beginReordering(_ cell: UITableViewCell, at distance: CGFloat) -> Bool {
        guard reorder == nil, let path = tiles.path(of: cell) else { return false }
        closeSwipe(animated: false)
        reorder = RowReorder(path: path, target: path, start: distance)
        rowsView.bringSubviewToFront(cell)
        return true
    }

    func continueReordering(at distance: CGFloat) {
        guard var moving = reorder, let cell = tiles.cells[moving.path] else { return }
        moving.distance = distance - moving.start
        let middle = rectForRow(at: moving.path).midY + moving.distance
        if let proposed = geometry?.row(at: middle), proposed != moving.target {
            moving.target =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: moving.path, toProposedIndexPath: proposed) ?? proposed
        }
        let makesWay = moving.target != reorder?.target
        reorder = moving
        place(cell, at: moving.path)
        if makesWay { UIView.animate(withDuration: Self.moveDuration) { self.placeTiles() } }
    }

    /// Tells the data source once, and moves the row with its cell, unless the data source has brought the table up to date by
    /// itself: by reloading it, or by a snapshot.
    func endReordering() {
        guard let moved = reorder else { return }
        reorder = nil
        guard moved.target != moved.path else { return placeBack() }
        let changes = changesOfRows
        dataSource?.tableView(self, moveRowAt: moved.path, to: moved.target)
        if changesOfRows == changes { moveRow(at: moved.path, to: moved.target) } else { setNeedsLayout() }
    }

    func cancelReordering() {
        reorder = nil
        placeBack()
    }

    private func placeBack() {
        UIView.animate(withDuration: Self.moveDuration) { self.placeTiles() }
    }

    /// How far a row is from its place because of the one that is dragged.
    func reorderOffset(of path: IndexPath) -> CGFloat {
        guard let reorder else { return 0 }
        return path == reorder.path
            ? reorder.distance : reorder.shift(of: path) * rectForRow(at: reorder.path).height
    }
}
