import LayoutSnapshots
import UIKit

/// Walks a window's layers and drafts a node for each that counts.
@MainActor
struct LayerCapture {
    /// The place in which a layer's sublayers are drawn.
    private struct Space {
        /// Takes the coordinates of the layer above to the drawing space of the nearest drafted ancestor.
        var offset: CGPoint
        /// Takes the coordinates of the layer above to the window.
        var toWindow: CGAffineTransform
        /// The transform that the layer above has for its sublayers; nil for none.
        var perspective: CATransform3D?
        /// The visible area, in the window.
        var visible: CGRect
        /// The names above, for errors.
        var path: String
    }

    private let window: UIWindow
    private let followed: LayerIdentities?

    /// - Parameter followed: For a picture that moves: each layer has a name of its own, the same at every moment, and
    ///   what is just outside is there, too, for it may be about to come in.
    init(window: UIWindow, following followed: LayerIdentities? = nil) {
        self.window = window
        self.followed = followed
    }

    /// - Parameter includingWindow: Whether the window itself may have a node, as one in front of the first one.
    func drafts(includingWindow: Bool) throws -> [UnnamedNode] {
        if includingWindow {
            let whole = reach(of: window.frame)
            let space = Space(offset: .zero, toWindow: .identity, perspective: nil, visible: whole, path: "")
            return try drafts(of: window.layer, in: space)
        }
        let origin = window.layer.shown.bounds.origin
        let offset = CGPoint(x: -origin.x, y: -origin.y)
        let space = Space(
            offset: offset, toWindow: CGAffineTransform(translationX: offset.x, y: offset.y),
            perspective: window.layer.shown.sublayerPerspective,
            visible: reach(of: CGRect(origin: .zero, size: window.bounds.size)), path: "")
        return try drafts(below: window.layer, in: space)
    }

    private func drafts(below layer: CALayer, in space: Space) throws -> [UnnamedNode] {
        try PlatformDetails.shownSublayers(of: layer).flatMap { try drafts(of: $0, in: space) }
    }

    /// The layer's own draft with what is in it, or only what is in it, or nothing.
    private func drafts(of layer: CALayer, in space: Space) throws -> [UnnamedNode] {
        let shown = layer.shown
        guard !shown.isHidden, shown.opacity > 0 else { return [] }
        let projection =
            shown.isDoubleSided && shown.isFlat && space.perspective == nil
            ? nil : LayerProjection(shown, in: space.perspective)
        if !shown.isDoubleSided, projection?.showsBack == true { return [] }
        let source = NodeSource(layer: layer, shown: shown)
        let quantizer = Quantizer(node: space.path + source.nameInErrors)
        let bounds = shown.bounds
        let frame = CGRect(
            x: space.offset.x + shown.position.x - shown.anchorPoint.x * bounds.width,
            y: space.offset.y + shown.position.y - shown.anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
        var node = Node("", source.kind, try quantizer.frame(frame))
        let isProjected = projection != nil && !(shown.isFlat && space.perspective == nil)
        if let projection, isProjected {
            try projection.apply(
                to: &node, middle: CGPoint(x: bounds.midX, y: bounds.midY),
                at: CGPoint(x: frame.midX - space.offset.x, y: frame.midY - space.offset.y), quantizer)
        } else {
            node.transform = try quantizer.transform(
                shown.affineTransform(), about: shown.anchorPoint, size: bounds.size)
        }
        node.alpha = try quantizer.fixed(Double(shown.opacity), "opacity")
        guard node.alpha.units > 0 else { return [] }

        let toWindow = shown.placement.concatenating(space.toWindow)
        // In perspective nobody computes what is out of sight.
        let inSight = isProjected ? Self.everywhere : space.visible
        let isVisible = source.extent.applying(toWindow).isVisible(in: inSight)
        if isVisible {
            try NodeContent(source: source, quantizer: quantizer).fill(&node)
        }
        node.clips = shown.masksToBounds

        let mask = RectangularMask(of: layer, following: followed)
        let isIncluded =
            source.isIncluded || node.drawsSomething || node.clips || node.alpha != 1 || !node.transform.isIdentity
            || node.perspective != nil || mask != nil
        let children = try drafts(
            below: layer,
            in: Space(
                offset: isIncluded
                    ? CGPoint(x: -bounds.minX, y: -bounds.minY)
                    : CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY),
                toWindow: toWindow,
                perspective: shown.sublayerPerspective,
                visible: node.clips ? inSight.intersection(reach(of: bounds.applying(toWindow))) : inSight,
                path: quantizer.node + "/"))
        guard isIncluded else { return children }
        guard !children.isEmpty || isVisible && (source.isIncluded || node.drawsSomething) else { return [] }
        node.clips = node.clips && (!children.isEmpty || node.shape != nil || node.image != nil)
        node.corners = try source.corners(for: node, quantizer)
        let name = followed?.name(of: layer, called: source.name ?? node.kind.rawValue) ?? source.name
        let draft = UnnamedNode(node: node, name: name, children: children)
        guard let mask else { return [draft] }
        return [try mask.cut(draft, of: shown, at: space.offset, quantizer)]
    }

    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Returns the area in which a layer has to lie to get a node; larger than `area` while layers are followed.
    private func reach(of area: CGRect) -> CGRect {
        followed == nil ? area : area.insetBy(dx: -area.width, dy: -area.height)
    }
}

extension CALayer {
    /// Takes the layer's own coordinates to those of the layer above.
    var placement: CGAffineTransform {
        let anchorX = bounds.minX + anchorPoint.x * bounds.width
        let anchorY = bounds.minY + anchorPoint.y * bounds.height
        return CGAffineTransform(translationX: -anchorX, y: -anchorY)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension CGRect {
    /// Returns whether a part of the rectangle is in `window`; a rectangle without area counts when it touches. One
    /// with a number that is not finite counts, too, so that the error names it.
    fileprivate func isVisible(in window: CGRect) -> Bool {
        if window.isNull || isNull { return false }
        guard minX.isFinite, maxX.isFinite, minY.isFinite, maxY.isFinite else { return true }
        if width > 0, height > 0 {
            return minX < window.maxX && maxX > window.minX && minY < window.maxY && maxY > window.minY
        }
        return minX <= window.maxX && maxX >= window.minX && minY <= window.maxY && maxY >= window.minY
    }
}

extension Node {
    /// True if the node draws something itself. A clear rectangle or one without area does not.
    fileprivate var drawsSomething: Bool {
        shape != nil || label != nil || border != nil || shadow != nil || background != nil || gradient != nil
            || material != nil || image != nil
    }
}
