import LayoutSnapshots
import UIKit

/// A projective map from the plane of a layer to the plane of the layer above.
struct LayerProjection {
    private let space: CATransform3D

    /// - Parameters:
    ///   - layer: The layer, with the values that are visible.
    ///   - perspective: What the layer above does to its sublayers; nil for nothing.
    init(_ layer: CALayer, in perspective: CATransform3D?) {
        let bounds = layer.bounds
        let anchor = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
        let own = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ),
            CATransform3DConcat(
                layer.transform,
                CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition)))
        space = perspective.map { CATransform3DConcat(own, $0) } ?? own
    }

    /// True if the back of the layer is in front.
    var showsBack: Bool {
        let s = space
        let (first, second) = (s.m22 * s.m44 - s.m24 * s.m42, s.m21 * s.m44 - s.m24 * s.m41)
        return s.m11 * first - s.m12 * second + s.m14 * (s.m21 * s.m42 - s.m22 * s.m41) < 0
    }

    /// The rectangle, in the coordinates of the layer above, around where a rectangle of the layer appears. What is
    /// behind the eye counts as far away.
    func frame(of rect: CGRect) -> CGRect {
        let s = space
        let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) } }
            .map { corner in
                let depth = max(0.001, s.m14 * corner.x + s.m24 * corner.y + s.m44)
                return CGPoint(
                    x: (s.m11 * corner.x + s.m21 * corner.y + s.m41) / depth,
                    y: (s.m12 * corner.x + s.m22 * corner.y + s.m42) / depth)
            }
        return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    /// Gives a node the transform and the perspective of the layer.
    ///
    /// - Parameters:
    ///   - middle: The middle of the layer's bounds.
    ///   - place: Where the middle of the node's frame is in the coordinates of the layer above.
    func apply(to node: inout Node, middle: CGPoint, at place: CGPoint, _ quantizer: Quantizer) throws {
        let local = CATransform3DConcat(
            CATransform3DMakeTranslation(middle.x, middle.y, 0),
            CATransform3DConcat(space, CATransform3DMakeTranslation(-place.x, -place.y, 0)))
        let whole = local.m44
        func factor(_ value: CGFloat) throws -> Factor { try quantizer.fixed(Double(value / whole), "transform") }
        node.transform = Transform(
            a: try factor(local.m11), b: try factor(local.m12), c: try factor(local.m21), d: try factor(local.m22),
            tx: try quantizer.points(local.m41 / whole, "transform"),
            ty: try quantizer.points(local.m42 / whole, "transform"))
        let perspective = Perspective(
            x: try quantizer.fixed(Double(local.m14 / whole), "perspective"),
            y: try quantizer.fixed(Double(local.m24 / whole), "perspective"))
        node.perspective = perspective == .blank ? nil : perspective
    }
}

extension CALayer {
    /// True if the layer lies in the plane of the layer above.
    var isFlat: Bool { CATransform3DIsAffine(transform) && anchorPointZ == 0 }

    /// The transform for the sublayers, in their coordinates; nil for none.
    var sublayerPerspective: CATransform3D? {
        let transform = sublayerTransform
        guard !CATransform3DIsIdentity(transform) else { return nil }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
            CATransform3DConcat(transform, CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
    }
}
