import LayoutSnapshots
import UIKit

/// A layer, what it shows now, and the view that it belongs to.
@MainActor
struct NodeSource {
    let layer: CALayer
    let shown: CALayer
    /// Nil for a layer that was added without a view.
    let view: UIView?

    init(layer: CALayer, shown: CALayer) {
        self.layer = layer
        self.shown = shown
        let view = layer.delegate as? UIView
        self.view = view?.layer === layer ? view : nil
    }

    /// The name of the view or the layer. Nil for no name and for an empty one.
    var name: String? {
        let name = view == nil ? layer.name : view?.accessibilityIdentifier
        return name?.isEmpty ?? true ? nil : name.map(XMLText.representable)
    }

    var nameInErrors: String { name ?? kind.rawValue }

    /// True if there is a node even if nothing is drawn.
    var isIncluded: Bool {
        view != nil && (name != nil || isModal || accessibilityLabel != nil)
    }

    var isModal: Bool { view?.accessibilityViewIsModal ?? false }

    /// The text for assistive technology, if it is not the visible text.
    var accessibilityLabel: String? {
        guard let view, let label = view.accessibilityLabel, !label.isEmpty else { return nil }
        if view is UILabel { return label == (view as? UILabel)?.text ? nil : label }
        if let title = PlatformDetails.title(of: view), title == label { return nil }
        return XMLText.representable(label)
    }

    var kind: Node.Kind {
        guard let view else { return Self.kind(of: layer) ?? .layer }
        return PlatformDetails.kind(of: view) ?? Self.kind(of: layer) ?? .view
    }

    /// The rectangle that can hold a mark, in the layer's own coordinates. A path may leave its layer's bounds.
    var extent: CGRect {
        guard let shape = shown as? CAShapeLayer, let path = shape.path, !path.boundingBoxOfPath.isNull else {
            return shown.bounds
        }
        let reach = path.boundingBoxOfPath.insetBy(dx: -shape.lineWidth / 2, dy: -shape.lineWidth / 2)
        return shown.bounds.isEmpty ? reach : shown.bounds.union(reach)
    }

    /// Rounded corners, when something has them.
    func corners(for node: Node, _ quantizer: Quantizer) throws -> Corners? {
        guard shown.cornerRadius > 0 else { return nil }
        let isSeen =
            node.background != nil || node.border != nil || node.gradient != nil || node.material != nil
            || node.clips || node.shadow?.hasPath ?? false
        guard isSeen else { return nil }
        var rounded: Corners.Mask = []
        let mask = shown.maskedCorners
        if mask.contains(.layerMinXMinYCorner) { rounded.insert(.topLeft) }
        if mask.contains(.layerMaxXMinYCorner) { rounded.insert(.topRight) }
        if mask.contains(.layerMinXMaxYCorner) { rounded.insert(.bottomLeft) }
        if mask.contains(.layerMaxXMaxYCorner) { rounded.insert(.bottomRight) }
        return Corners(
            radius: try quantizer.points(shown.cornerRadius, "corner radius"), rounded: rounded,
            isContinuous: shown.cornerCurve == .continuous)
    }

    private static func kind(of layer: CALayer) -> Node.Kind? {
        switch layer {
        case is CAGradientLayer: .gradient
        case is CAShapeLayer: .shape
        default: nil
        }
    }
}
