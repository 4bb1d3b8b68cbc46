import Foundation

/// A view at an edge of a section or of the whole layout, such as a header (CC11).
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner.
    public private(set) var alignment = NSRectAlignment.none
    /// The offset from its aligned position, in points.
    public private(set) var offset = CGPoint.zero
    /// True if it lies outside and makes the section larger. Defaults to `true`.
    public var extendsBoundary = true
    /// True if it stays in sight as long as its section does (CC12). Defaults to `false`.
    public var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// - Parameter absoluteOffset: The offset from its aligned position, in points. It does not make the section
    ///   larger.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(sized: layoutSize, with: [])
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.alignment = alignment
        copy.offset = offset
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    var boundary: CompositionalBoundary {
        CompositionalBoundary(
            kind: elementKind, size: layoutSize.value, insets: contentInsets, alignment: alignment, offset: offset,
            extendsSection: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
    }
}
