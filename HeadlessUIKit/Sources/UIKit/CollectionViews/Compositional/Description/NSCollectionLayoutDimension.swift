import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject {
    let length: CompositionalLength

    required init(_ length: CompositionalLength) {
        self.length = length
    }

    /// A fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(CompositionalLength(.fractionOfWidth, fractionalWidth))
    }

    /// A fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(CompositionalLength(.fractionOfHeight, fractionalHeight))
    }

    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(CompositionalLength(.absolute, absoluteDimension))
    }

    /// An estimate in points, until the element has been shown and measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(CompositionalLength(.estimated, estimatedDimension))
    }

    /// The largest measured length of the items of a group; for items of a section's outermost group, of the whole
    /// section (CC17).
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        Self(CompositionalLength(.uniform, estimatedDimension))
    }

    public var isFractionalWidth: Bool { length.kind == .fractionOfWidth }
    public var isFractionalHeight: Bool { length.kind == .fractionOfHeight }
    public var isAbsolute: Bool { length.kind == .absolute }
    public var isEstimated: Bool { length.kind == .estimated }
    public var isUniformAcrossSiblings: Bool { length.kind == .uniform }
    /// The fraction, or the points.
    public var dimension: CGFloat { length.value }
}
