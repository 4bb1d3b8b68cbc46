import Foundation

/// The space between two items, or at an item's edge.
@MainActor
public class NSCollectionLayoutSpacing: NSObject {
    let value: CompositionalSpacing

    required init(_ value: CompositionalSpacing) {
        self.value = value
    }

    /// At least as much, with a share of what is left over (CC5).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(CompositionalSpacing(flexibleSpacing, isFlexible: true))
    }

    /// Exactly as much.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(CompositionalSpacing(fixedSpacing))
    }

    /// Points.
    public var spacing: CGFloat { value.minimum }
    public var isFlexible: Bool { value.isFlexible }
    public var isFixed: Bool { !value.isFlexible }
}
