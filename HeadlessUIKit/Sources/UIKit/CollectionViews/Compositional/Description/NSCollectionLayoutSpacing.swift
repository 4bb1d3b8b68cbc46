import Foundation

/// The space between two items, or at an item's edge.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject {
    let value: CompositionalSpacing

    required init(_ value: CompositionalSpacing) {
        self.value = value
    }

    /// At least this space, plus a share of the remaining one (CC5).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(CompositionalSpacing(flexibleSpacing, isFlexible: true))
    }

    /// Exactly this space.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(CompositionalSpacing(fixedSpacing))
    }

    /// Points.
    public var spacing: CGFloat { value.minimum }
    public var isFlexible: Bool { value.isFlexible }
    public var isFixed: Bool { !value.isFlexible }
}
