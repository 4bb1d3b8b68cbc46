import LayoutSnapshots
import UIKit

/// A layer's mask: one rectangle, and perhaps an opaque one in it while the rest of it is transparent to some degree. A filled
/// path is the rectangle around it, with the round corners that it has. Of any other kind nothing is drawn, and the layer is
/// shown whole.
@MainActor
struct RectangularMask {
    private let layer: CALayer
    private let name: String
    /// The opacity of the rectangle.
    private let alpha: CGFloat
    /// The opaque rectangle in it.
    private let core: CALayer?

    init?(of layer: CALayer, following followed: LayerIdentities?) {
        guard let own = layer.mask, own.affineTransform() == .identity else { return nil }
        let mask = (own as? CAShapeLayer).map(Self.rectangle(around:)) ?? own
        let sublayers = mask.sublayers ?? []
        guard sublayers.count < 2,
            sublayers.allSatisfy({ $0.backgroundColor?.alpha == 1 && $0.sublayers?.isEmpty != false })
        else { return nil }
        alpha = min(1, max(0, mask.shown.backgroundColor?.alpha ?? 0))
        core = sublayers.first
        guard alpha == 1 || core != nil else { return nil }
        self.layer = mask
        name = followed?.name(of: own, called: "mask") ?? "mask"
    }

    /// A layer that covers what the path of a mask does.
    private static func rectangle(around mask: CAShapeLayer) -> CALayer {
        let shown = mask.shown
        let rectangle = CALayer()
        guard let path = (shown as? CAShapeLayer)?.path, !path.boundingBoxOfPath.isNull else { return rectangle }
        let outline = PlatformDetails.outline(of: path)
        rectangle.frame = outline.rect.applying(shown.placement)
        rectangle.cornerRadius = outline.radius
        rectangle.backgroundColor = mask.fillColor
        return rectangle
    }

    /// A node that is cut off at the mask's outline, in the place of the masked layer. It contains that layer as far as the mask
    /// is transparent to some degree, and once more, cut off, where it is opaque.
    func cut(
        _ draft: UnnamedNode, of shown: CALayer, at offset: CGPoint, _ quantizer: Quantizer
    ) throws -> UnnamedNode {
        let window = layer.shown.frame
        let middle = CGPoint(x: window.midX, y: window.midY).applying(shown.placement)
        var node = try cut(
            layer, at: CGPoint(x: offset.x + middle.x - window.width / 2, y: offset.y + middle.y - window.height / 2),
            quantizer)
        var transform = shown.affineTransform()
        (transform.tx, transform.ty) = (0, 0)
        node.transform = try quantizer.transform(transform, about: CGPoint(x: 0.5, y: 0.5), size: window.size)
        node.alpha = draft.node.alpha
        var children: [UnnamedNode] = []
        if alpha > 0 {
            children.append(try placed(draft, of: shown, in: window.origin, alpha: alpha, quantizer))
        }
        if alpha < 1, let core {
            let inner = core.shown.frame
            let origin = layer.shown.bounds.origin
            children.append(
                UnnamedNode(
                    node: try cut(core, at: CGPoint(x: inner.minX - origin.x, y: inner.minY - origin.y), quantizer),
                    name: "target", children: [try placed(draft, of: shown, in: inner.origin, alpha: 1, quantizer)]))
        }
        return UnnamedNode(node: node, name: name, children: children)
    }

    private func cut(_ layer: CALayer, at origin: CGPoint, _ quantizer: Quantizer) throws -> Node {
        let shown = layer.shown
        var node = Node("", .view, try quantizer.frame(CGRect(origin: origin, size: shown.bounds.size)))
        node.clips = true
        node.corners = try NodeSource(layer: layer, shown: shown).corners(for: node, quantizer)
        return node
    }

    /// The masked layer, upright in a rectangle of its own coordinates that begins at `origin`.
    private func placed(
        _ draft: UnnamedNode, of shown: CALayer, in origin: CGPoint, alpha: CGFloat, _ quantizer: Quantizer
    ) throws -> UnnamedNode {
        var inner = draft
        inner.node.frame = try quantizer.frame(
            CGRect(
                x: shown.bounds.minX - origin.x, y: shown.bounds.minY - origin.y, width: shown.bounds.width,
                height: shown.bounds.height))
        inner.node.transform = Transform()
        inner.node.alpha = try quantizer.fixed(Double(alpha), "opacity")
        return inner
    }
}
