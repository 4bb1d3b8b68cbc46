import Foundation

/// The container in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the collection view, in points. Insets do not reduce it (CC14).
    var contentSize: CGSize { get }
    /// `contentSize` less the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// The distances from the view's edges to inset groups of lists, in points: margins, and the safe area at the sides
    /// (CL4).
    let listSides: NSDirectionalEdgeInsets

    init(
        size: CGSize, insets: NSDirectionalEdgeInsets = .zero, listSides: NSDirectionalEdgeInsets = .zero,
        traits: UITraitCollection
    ) {
        container = CompositionalContainer(contentSize: size, contentInsets: insets)
        self.listSides = listSides
        traitCollection = traits
    }

    /// Makes the container of a custom group: its size in the whole view, and its insets.
    func narrowed(to size: CompositionalSize, insets: NSDirectionalEdgeInsets) -> CompositionalEnvironment {
        let pixels = PixelRounding(scale: max(1, traitCollection.displayScale))
        return CompositionalEnvironment(
            size: size.resolved(in: container.contentSize, pixels), insets: insets, listSides: listSides,
            traits: traitCollection)
    }
}
