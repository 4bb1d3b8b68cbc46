import UIKit

/// Everything that a layout depends on, as values: the same environment always gives the same layout.
public struct LayoutEnvironment: Equatable {
    /// The size of the container, in points.
    public var container: CGSize
    /// What hardware and bars take from its sides.
    public var safeArea: UIEdgeInsets
    /// The traits of the container.
    public var traits: LayoutTraits
    /// What the content asks for.
    public var content: ContentSize

    /// An environment.
    public init(
        container: CGSize, safeArea: UIEdgeInsets = .zero, traits: LayoutTraits = LayoutTraits(),
        content: ContentSize = ContentSize()
    ) {
        self.container = container
        self.safeArea = safeArea
        self.traits = traits
        self.content = content
    }

    var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    /// The room that is left when each side keeps the larger of its margin and its safe area.
    func room(margins: UIEdgeInsets) -> CGRect {
        let left = max(margins.left.finite, safeArea.left)
        let top = max(margins.top.finite, safeArea.top)
        let right = max(margins.right.finite, safeArea.right)
        let bottom = max(margins.bottom.finite, safeArea.bottom)
        return CGRect(
            x: left, y: top, width: max(0, container.width - left - right),
            height: max(0, container.height - top - bottom))
    }
}

extension CGFloat {
    /// The number itself, or 0 when it is infinite or not a number.
    var finite: CGFloat { isFinite ? self : 0 }
}
