import Foundation

/// A handler that gets the visible items of a section, its scroll offset, and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: groups, one after the other.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    required init(repeating group: NSCollectionLayoutGroup) {
        self.group = group
    }

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init(repeating: group)
    }

    /// The insets around the groups, in points, in addition to the area of ``contentInsetsReference``. Defaults to
    /// zero.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between two groups, in points. Defaults to 0.
    public var interGroupSpacing: CGFloat = 0
    /// Defaults to automatic: the reference of the layout's configuration (CC20).
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// Defaults to automatic: the same as ``contentInsetsReference``.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Defaults to `none`: the section scrolls with the layout.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and others at the section's edges. Defaults to none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Defaults to none.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with the visible items each time the layout is solved and when the section has scrolled orthogonally
    /// (CC19). It may move items.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// True if headers and footers keep to the section's insets at the sides. Defaults to `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference.")
    public var supplementariesFollowContentInsets: Bool {
        get { boundariesFollowInsets }
        set { boundariesFollowInsets = newValue }
    }
    var boundariesFollowInsets = true
    /// The drawing of the section if it is a list.
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
