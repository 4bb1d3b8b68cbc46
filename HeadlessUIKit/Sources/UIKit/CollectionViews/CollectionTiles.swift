import Foundation

/// The views that a collection view displays, with their current attributes.
@MainActor
struct CollectionTiles {
    struct Tile {
        let view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
        /// True if the view has to be asked for its preferred size.
        var needsFitting: Bool
        /// True if the delegate has been called for it.
        var isDisplayed = false
    }

    var all: [CollectionElement: Tile] = [:]

    subscript(element: CollectionElement) -> Tile? {
        get { all[element] }
        set { all[element] = newValue }
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { all[.cell(path)]?.view as? UICollectionViewCell }

    func element(of view: UIView) -> CollectionElement? { all.first { $0.value.view === view }?.key }

    /// In the order of the data.
    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        all.compactMap { element, tile in
            guard case .cell(let path) = element, let cell = tile.view as? UICollectionViewCell else { return nil }
            return (path, cell)
        }
        .sorted { $0.path < $1.path }
    }

    /// In the order of the data.
    func supplementaries(ofKind kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        all.compactMap { element, tile in
            guard case .supplementary(kind, let path) = element else { return nil }
            return (path, tile.view)
        }
        .sorted { $0.path < $1.path }
    }

    /// Makes all views be asked for their size again.
    mutating func needFitting() {
        for element in all.keys { all[element]?.needsFitting = true }
    }
}
