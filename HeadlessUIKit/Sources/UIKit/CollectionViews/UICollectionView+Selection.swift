import Foundation

extension UICollectionView {
    /// Empty without a selection.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Does not call the delegate. `nil` deselects. The item is selected even if `allowsSelection` is false.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadCountsIfNeeded()
        guard let indexPath else {
            for path in selection.paths { setSelected(false, path) }
            return
        }
        guard counts?.contains(indexPath) == true else { return }
        if !allowsMultipleNow { for path in selection.paths where path != indexPath { setSelected(false, path) } }
        setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Does not call the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    private var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleNow : allowsSelection || allowsMultipleNow
    }

    private var allowsMultipleNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Deselects items whose selection is no longer allowed.
    func selectionLimitsDidChange() {
        let kept = allowsMultipleNow ? selection.paths : Array(selection.paths.prefix(allowsSelectionNow ? 1 : 0))
        for path in selection.paths where !kept.contains(path) { setSelected(false, path) }
    }

    func editingDidChange() {
        closeSwipe(animated: true)
        for (_, cell) in tiles.cells { cell.isEditing = isEditing }
    }

    private func setSelected(_ selected: Bool, _ path: IndexPath) {
        guard selection.contains(path) != selected else { return }
        if selected { selection.insert(path) } else { selection.remove(path) }
        tiles.cell(at: path)?.isSelected = selected
    }

    // MARK: By the user (CV10)

    /// Returns whether the item may be highlighted, and so selected.
    func mayHighlight(_ path: IndexPath) -> Bool {
        allowsSelectionNow && delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    func highlight(_ path: IndexPath) {
        touchedItem?.highlighted = path
        tiles.cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func unhighlight(_ path: IndexPath) {
        touchedItem?.highlighted = nil
        tiles.cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Handles a tap on an item that may be highlighted.
    func userSelects(_ path: IndexPath) {
        if selection.contains(path), allowsMultipleNow {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            return userDeselects(path)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleNow { for other in selection.paths where other != path { userDeselects(other) } }
        setSelected(true, path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Unless a callback of the selection has removed the item.
    func performPrimaryAction(at path: IndexPath) {
        guard let delegate, counts?.contains(path) == true,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func userDeselects(_ path: IndexPath) {
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
