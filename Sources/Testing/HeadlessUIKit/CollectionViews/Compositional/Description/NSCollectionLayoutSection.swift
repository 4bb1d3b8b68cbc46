import Foundation

/// What is visible of a section, where it has come to, and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: groups, one after the other.
@MainActor
public class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    required init(repeating group: NSCollectionLayoutGroup) {
        self.group = group
    }

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init(repeating: group)
    }

    /// Around the groups, in points, beside the area of ``contentInsetsReference``. Defaults to zero.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between two groups, in points. Defaults to 0.
    public var interGroupSpacing: CGFloat = 0
    /// Defaults to automatic: as the layout's configuration says (CC20).
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// Defaults to automatic: as ``contentInsetsReference``.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Defaults to `none`: the section scrolls with the layout.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and others at the section's edges. Defaults to none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Defaults to none.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with what is visible after each solution and when the section has scrolled across (CC19). It may move items.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Whether headers and footers keep to the section's insets at the sides. Defaults to `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference.")
    public var supplementariesFollowContentInsets: Bool {
        get { boundariesFollowInsets }
        set { boundariesFollowInsets = newValue }
    }
    var boundariesFollowInsets = true
    /// What the section draws if it is a list.
    var list: ListSectionStyle?

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> Self {
        let copy = Self(repeating: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.boundariesFollowInsets = boundariesFollowInsets
        copy.list = list
        return copy
    }
}
