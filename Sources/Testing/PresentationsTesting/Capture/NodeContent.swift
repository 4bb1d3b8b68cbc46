import LayoutSnapshots
import UIKit

/// Reads what a layer draws.
@MainActor
struct NodeContent {
    let source: NodeSource
    let quantizer: Quantizer

    private var shown: CALayer { source.shown }

    func fill(_ node: inout Node) throws {
        node.isModal = source.isModal
        node.accessibilityLabel = source.accessibilityLabel
        node.shape = try (shown as? CAShapeLayer).flatMap(shape)
        node.shadow = try shadow()
        guard node.frame.width > 0, node.frame.height > 0 else { return }
        node.background = Color(visible: shown.backgroundColor)
        node.border = try border()
        node.gradient = try (shown as? CAGradientLayer).flatMap(gradient)
        if let view = source.view as? UIVisualEffectView {
            node.material = try PlatformDetails.material(of: view, shown: shown).map { style, intensity in
                Material(style: style, intensity: try quantizer.fixed(Double(intensity), "blur intensity"))
            }
        }
        if let view = source.view as? UIImageView {
            node.image = try image(of: view)
        }
        if let view = source.view as? UILabel {
            node.label = try label(of: view)
        }
    }

    private func border() throws -> Border? {
        guard shown.borderWidth > 0, let color = Color(visible: shown.borderColor) else { return nil }
        return Border(width: try quantizer.points(shown.borderWidth, "border width"), color: color)
    }

    private func shadow() throws -> LayerShadow? {
        guard shown.shadowOpacity > 0, let color = Color(visible: shown.shadowColor) else { return nil }
        return LayerShadow(
            color: color, opacity: try quantizer.fixed(Double(shown.shadowOpacity), "shadow opacity"),
            dx: try quantizer.points(shown.shadowOffset.width, "shadow offset"),
            dy: try quantizer.points(shown.shadowOffset.height, "shadow offset"),
            radius: try quantizer.points(shown.shadowRadius, "shadow radius"), hasPath: shown.shadowPath != nil)
    }

    private func gradient(_ layer: CAGradientLayer) throws -> Gradient? {
        guard let colors = layer.colors as? [CGColor], !colors.isEmpty else { return nil }
        let last = max(colors.count - 1, 1)
        let stops = try colors.enumerated().map { index, color in
            let given = layer.locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            return Gradient.Stop(
                color: Color(visible: color) ?? Color.black.withAlpha(0),
                location: try quantizer.fixed(given ?? Double(index) / Double(last), "gradient location"))
        }
        let kind: Gradient.Kind =
            switch layer.type {
            case .radial: .radial
            case .conic: .conic
            default: .axial
            }
        return Gradient(
            kind: kind, start: try unitPoint(layer.startPoint), end: try unitPoint(layer.endPoint), stops: stops)
    }

    private func unitPoint(_ point: CGPoint) throws -> Gradient.UnitPoint {
        Gradient.UnitPoint(
            x: try quantizer.fixed(Double(point.x), "gradient point"),
            y: try quantizer.fixed(Double(point.y), "gradient point"))
    }

    private func shape(_ layer: CAShapeLayer) throws -> Shape? {
        guard let path = layer.path, !path.boundingBoxOfPath.isNull else { return nil }
        let stroke = layer.lineWidth > 0 ? Color(visible: layer.strokeColor) : nil
        let fill = Color(visible: layer.fillColor)
        guard fill != nil || stroke != nil else { return nil }
        var shape = Shape(path: try quantizer.path(path), fill: fill)
        shape.usesEvenOddRule = layer.fillRule == .evenOdd
        guard let stroke else { return shape }
        shape.stroke = stroke
        shape.lineWidth = try quantizer.points(layer.lineWidth, "line width")
        shape.lineCap = Shape.LineCap(rawValue: layer.lineCap.rawValue) ?? .butt
        shape.lineJoin = Shape.LineJoin(rawValue: layer.lineJoin.rawValue) ?? .miter
        shape.dashes = try (layer.lineDashPattern ?? []).map { try quantizer.fixed($0.doubleValue, "dash") }
        shape.strokeStart = try quantizer.fixed(Double(layer.strokeStart), "stroke start")
        shape.strokeEnd = try quantizer.fixed(Double(layer.strokeEnd), "stroke end")
        return shape
    }

    private func image(of view: UIImageView) throws -> Image? {
        guard let image = PlatformDetails.image(of: view), image.size != .zero, !PlatformDetails.isDrawing(image) else {
            return nil
        }
        let placement: Image.Placement =
            switch view.contentMode {
            case .scaleAspectFit: .aspectFit
            case .scaleAspectFill: .aspectFill
            case .center: .center
            default: .fill
            }
        return Image(
            width: try quantizer.points(image.size.width, "image width"),
            height: try quantizer.points(image.size.height, "image height"), placement: placement,
            file: PlatformDetails.file(of: image), symbol: PlatformDetails.symbol(of: image),
            tint: PlatformDetails.tint(of: view).flatMap(Color.init(visible:)))
    }

    private func label(of view: UILabel) throws -> Label? {
        guard let text = view.text, !text.isEmpty else { return nil }
        let color = view.textColor.resolvedColor(with: view.traitCollection)
        guard let color = Color(visible: color) else { return nil }
        let font = PlatformDetails.font(of: view)
        let lines = (view as? FixtureLabel)?.lines ?? PlatformDetails.lines(of: view)
        return Label(
            XMLText.representable(text), lines: lines?.map(XMLText.representable),
            fontSize: try quantizer.points(font.pointSize, "font size"),
            fontWeight: PlatformDetails.weight(of: font), color: color, alignment: alignment(of: view))
    }

    private func alignment(of view: UILabel) -> Label.Alignment {
        switch view.textAlignment {
        case .left: .left
        case .center: .center
        case .right: .right
        default: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}
