import Foundation

extension UITableView {
    /// Posted after the user has selected or deselected a row.
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The row that was selected first.
    public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// `nil` without a selection.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

    /// Does not call the delegate, and posts nothing (TV31). `nil` deselects. The row is selected even if
    /// `allowsSelection` is false.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for path in selection.paths { setSelected(false, path, animated: animated) }
            return
        }
        guard geometry?.contains(indexPath) == true else { return }
        deselectOthers(for: indexPath) { setSelected(false, $0, animated: animated) }
        setSelected(true, indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Does not call the delegate, and posts nothing (TV31).
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath, animated: animated)
    }

    private var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleNow : allowsSelection
    }

    private var allowsMultipleNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func selectionDidChangeLimits() {
        let kept = allowsSelectionNow ? selection.paths.prefix(1) : []
        for path in selection.paths where !kept.contains(path) { setSelected(false, path, animated: false) }
    }

    private func deselectOthers(for path: IndexPath, _ deselect: (IndexPath) -> Void) {
        guard !allowsMultipleNow else { return }
        for other in selection.paths where other != path { deselect(other) }
    }

    private func setSelected(_ selected: Bool, _ path: IndexPath, animated: Bool) {
        guard selection.contains(path) != selected else { return }
        if selected { selection.insert(path) } else { selection.remove(path) }
        tiles.cells[path]?.setSelected(selected, animated: animated)
    }

    // MARK: By the user (TV29)

    /// Returns whether the row may be highlighted, and so selected.
    func mayHighlight(_ path: IndexPath) -> Bool {
        allowsSelectionNow && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    func highlight(_ path: IndexPath) {
        touchedRow?.highlighted = path
        tiles.cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func unhighlight(_ path: IndexPath) {
        touchedRow?.highlighted = nil
        tiles.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Handles a tap on a row that may be highlighted.
    func userSelects(_ path: IndexPath) {
        if selection.contains(path), allowsMultipleNow { return userDeselects(path) }
        let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let wanted, geometry?.contains(wanted) == true else { return }
        deselectOthers(for: wanted) { userDeselects($0) }
        setSelected(true, wanted, animated: false)
        delegate?.tableView(self, didSelectRowAt: wanted)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// Unless a callback of the selection has removed the row.
    func performPrimaryAction(at path: IndexPath) {
        guard let delegate, geometry?.contains(path) == true,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    private func userDeselects(_ path: IndexPath) {
        let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let wanted, selection.contains(wanted) else { return }
        setSelected(false, wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
        if allowsMultipleNow {
            NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        }
    }
}
