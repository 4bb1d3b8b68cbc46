import Foundation

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
    }

    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, height)
    }

    var value: CompositionalSize { CompositionalSize(widthDimension.length, heightDimension.length) }
}
