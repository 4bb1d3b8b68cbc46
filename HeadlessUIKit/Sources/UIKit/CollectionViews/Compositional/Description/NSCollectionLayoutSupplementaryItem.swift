import Foundation

/// A view that belongs to an item or a group, such as a badge.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public internal(set) var elementKind = ""
    /// The point of the item at which the view lies, inside the item unless the view has its own anchor.
    public internal(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    /// The point of the view that lies on the item's. `nil` means the same edges.
    public internal(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// Higher ones cover lower ones. Defaults to 1: above cells.
    public var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(sized: layoutSize, with: [])
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.elementKind = elementKind
        copy.containerAnchor = containerAnchor
        copy.itemAnchor = itemAnchor
        copy.zIndex = zIndex
        return copy
    }

    var supplementary: CompositionalSupplementary {
        CompositionalSupplementary(
            kind: elementKind, size: layoutSize.value, insets: contentInsets, container: containerAnchor.value,
            own: itemAnchor?.value, zIndex: zIndex)
    }
}
