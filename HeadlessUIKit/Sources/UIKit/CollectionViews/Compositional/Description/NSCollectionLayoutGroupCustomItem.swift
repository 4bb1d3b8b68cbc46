import Foundation

/// The frames of the items of a custom group, for the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group's coordinates.
    public let frame: CGRect
    /// Higher ones cover lower ones. Defaults to 0.
    public let zIndex: Int

    private init(_ frame: CGRect, _ zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    public convenience init(frame: CGRect) {
        self.init(frame, 0)
    }

    public convenience init(frame: CGRect, zIndex: Int) {
        self.init(frame, zIndex)
    }
}
