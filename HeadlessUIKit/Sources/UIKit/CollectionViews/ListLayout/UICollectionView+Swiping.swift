import Foundation

extension UICollectionViewCell: SwipeableCell {}

/// Swipe actions from the list's configuration.
extension UICollectionView: SwipeableList {
    static var swipeDuration: TimeInterval { moveDuration }

    private func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listStyle(ofSection: path.section)?
            .configuration
    }

    /// Adds the recognisers with the first row that may have actions.
    func prepareForSwipes(at path: IndexPath) {
        guard !recognizesSwipes, let list = list(at: path),
            list.trailingSwipeActionsConfigurationProvider != nil
                || list.leadingSwipeActionsConfigurationProvider != nil
        else { return }
        recognizesSwipes = true
        addSwipeRecognizers()
    }

    func swipeableRow(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForItem(at: point) }

    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        isTrailing
            ? list(at: path)?.trailingSwipeActionsConfigurationProvider?(path)
            : list(at: path)?.leadingSwipeActionsConfigurationProvider?(path)
    }

    func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { tiles.cell(at: path) }

    func closedFrame(of path: IndexPath) -> CGRect { tiles[.cell(path)]?.attributes.frame ?? .zero }

    func placeSwipedRow(at path: IndexPath) {
        guard let tile = tiles[.cell(path)] else { return }
        let center = tile.attributes.center
        tile.view.center = CGPoint(x: center.x + swipeOffset(of: path), y: center.y)
    }

    func swipeDidBegin(at path: IndexPath) {}
    func swipeDidEnd(at path: IndexPath) {}
}
