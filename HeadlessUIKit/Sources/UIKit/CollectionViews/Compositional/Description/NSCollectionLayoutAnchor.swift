import Foundation

/// A point of an item or of a supplementary view: an edge, a corner or, without edges, the centre.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject {
    let value: CompositionalAnchor

    init(_ value: CompositionalAnchor) {
        self.value = value
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(CompositionalAnchor(edges: edges))
    }

    /// - Parameter absoluteOffset: Points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(CompositionalAnchor(edges: edges, offset: absoluteOffset))
    }

    /// - Parameter fractionalOffset: Fractions of the supplementary view's own size (CC16).
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(CompositionalAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
    }

    public var edges: NSDirectionalRectEdge { value.edges }
    /// In points or fractions.
    public var offset: CGPoint { value.offset }
    public var isAbsoluteOffset: Bool { !value.isFractional }
    public var isFractionalOffset: Bool { value.isFractional }
}
