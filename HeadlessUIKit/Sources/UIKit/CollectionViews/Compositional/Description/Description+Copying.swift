import Foundation

/// Descriptions that cannot be changed are their own copies.
extension NSCollectionLayoutDimension: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutEdgeSpacing: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutAnchor: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
