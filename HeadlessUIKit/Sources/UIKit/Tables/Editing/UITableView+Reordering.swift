import Foundation

/// A row under a finger, on its way to another place.
struct RowReorder {
    let path: IndexPath
    /// The destination of the row when the finger lifts.
    var target: IndexPath
    /// The point where the finger landed, in the content's coordinates.
    let start: CGFloat
    /// The movement of the finger.
    var distance: CGFloat = 0

    /// Returns the number of heights of the dragged row by which another row moves: one up or down if it lies between
    /// the old and the new place.
    func shift(of other: IndexPath) -> CGFloat {
        if other > path, other <= target { return -1 }
        return other < path && other >= target ? 1 : 0
    }
}

/// Rows that a finger drags by their handles (TV54). The content does not scroll when they reach its edges.
extension UITableView {
    /// Returns whether the row can be dragged.
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

    /// Calls the data source once, and moves the row with its cell, unless the data source has already updated the
    /// table, by a reload or a snapshot.
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

    /// Returns the offset of a row because of the dragged one.
    func reorderOffset(of path: IndexPath) -> CGFloat {
        guard let reorder else { return 0 }
        return path == reorder.path
            ? reorder.distance : reorder.shift(of: path) * rectForRow(at: reorder.path).height
    }
}
