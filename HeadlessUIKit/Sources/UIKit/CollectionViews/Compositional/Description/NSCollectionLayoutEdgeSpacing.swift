import Foundation

/// The space around an item, in addition to the spacing of its group.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    private init(
        _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
        _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// `nil` is none.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init(leading, top, trailing, bottom)
    }

    var value: CompositionalEdges {
        CompositionalEdges(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }
}
