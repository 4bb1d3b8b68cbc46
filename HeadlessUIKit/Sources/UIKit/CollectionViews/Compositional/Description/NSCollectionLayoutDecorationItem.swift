import Foundation

/// A view behind a section that shows no data. A class has to be registered for its kind with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public private(set) var elementKind = ""
    /// Higher ones cover lower ones. Defaults to 0; the section's cells have 1 (CC15).
    public var zIndex = 0

    /// As large as its section with headers and footers, less the item's `contentInsets` (CC16).
    public class func background(elementKind: String) -> Self {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = Self(sized: whole, with: [])
        item.elementKind = elementKind
        return item
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.elementKind = elementKind
        copy.zIndex = zIndex
        return copy
    }

    var decoration: CompositionalDecoration {
        CompositionalDecoration(kind: elementKind, insets: contentInsets, zIndex: zIndex)
    }
}
