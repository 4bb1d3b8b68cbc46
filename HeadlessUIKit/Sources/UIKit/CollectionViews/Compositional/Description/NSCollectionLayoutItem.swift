import Foundation

/// A place for a cell in a group of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    private let itemSupplementaries: [NSCollectionLayoutSupplementaryItem]

    required init(sized layoutSize: NSCollectionLayoutSize, with supplementaries: [NSCollectionLayoutSupplementaryItem])
    {
        self.layoutSize = layoutSize
        itemSupplementaries = supplementaries
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(sized: layoutSize, with: [])
    }

    /// - Parameter supplementaryItems: Views that belong to each cell, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(sized: layoutSize, with: supplementaryItems)
    }

    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { itemSupplementaries }
    /// The insets between the item's place and its cell, in points. Ignored on an axis with an estimated length.
    /// Defaults to zero.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item's place. Defaults to none.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Subclasses copy their own properties.
    func duplicate() -> Self {
        let copy = Self(sized: layoutSize, with: itemSupplementaries)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// The item in the solver's form.
    var value: CompositionalItem {
        CompositionalItem(
            size: layoutSize.value, insets: contentInsets, edges: edgeSpacing?.value ?? CompositionalEdges(),
            supplementaries: supplementaryItems.map(\.supplementary))
    }
}
