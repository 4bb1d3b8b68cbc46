import Foundation

/// A place for a cell in a group of a compositional layout.
@MainActor
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

    /// - Parameter supplementaryItems: Views that come with each cell, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(sized: layoutSize, with: supplementaryItems)
    }

    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { itemSupplementaries }
    /// Between the item's place and its cell, in points. Ignored on an axis whose length is estimated. Defaults to zero.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the item's place. Defaults to none.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Subclasses copy what they add.
    func duplicate() -> Self {
        let copy = Self(sized: layoutSize, with: itemSupplementaries)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// What the solver knows of the item.
    var value: CompositionalItem {
        CompositionalItem(
            size: layoutSize.value, insets: contentInsets, edges: edgeSpacing?.value ?? CompositionalEdges(),
            supplementaries: supplementaryItems.map(\.supplementary))
    }
}
