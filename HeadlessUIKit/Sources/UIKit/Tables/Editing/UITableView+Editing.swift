import Foundation

/// Rows that the user deletes, inserts and reorders while the table is in editing mode (TV53).
extension UITableView {
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    /// Sets whether, and how, the row of a cell is being edited.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEdited = isEditing && canEdit(path)
        if isEdited {
            cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.indentsWhileEditing =
                cell.shouldIndentWhileEditing && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            let answer = OptionalMethods.calls { dataSource?.tableView(self, canMoveRowAt: path) ?? false }
            cell.mayBeReordered = answer.result
            cell.isSaidToMove = answer.result && answer.isImplemented
            cell.setNeedsLayout()
        }
        cell.setEditing(isEdited, animated: animated)
    }

    /// Sets it for all displayed cells.
    func updateEditing(animated: Bool) {
        for (path, cell) in tiles.cells { updateEditing(of: cell, at: path, animated: animated) }
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.moveDuration) {
            for cell in self.tiles.cells.values { cell.layoutIfNeeded() }
        }
    }

    /// Handles the round button of a row: an insertion is reported to the data source at once, a deletion is confirmed
    /// first.
    func userEdits(_ path: IndexPath, _ style: UITableViewCell.EditingStyle) {
        switch style {
        case .none: break
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete:
            let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
            let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, finish in
                guard let self else { return }
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
                finish(true)
            }
            openSwipe(of: path, [action])
        }
    }
}
