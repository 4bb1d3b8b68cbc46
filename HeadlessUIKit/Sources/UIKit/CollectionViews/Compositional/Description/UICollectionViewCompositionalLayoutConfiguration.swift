import Foundation

/// The part of a compositional layout that belongs to no section.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// Defaults to vertical.
    public var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The distance between two sections, in points; also next to an empty section (CC7). Defaults to 0.
    public var interSectionSpacing: CGFloat = 0
    /// Views at the edges of the whole content. Defaults to none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of sections whose own is automatic. Defaults to the safe area (CC20).
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
