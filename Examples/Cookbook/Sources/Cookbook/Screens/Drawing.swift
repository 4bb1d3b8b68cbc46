import UIKit

/// A drawing that fills its view: an icon, a road, the hills of a picture.
final class Drawing: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var path = UIBezierPath()
    private var grid: CGFloat = 24
    private var lineWidth: CGFloat?
    private var color = UIColor.label

    /// Creates a view that draws a path on a square grid, filled, or as a line of a width on that grid.
    ///
    /// The path has the commands of SVG for absolute positions, with a space between all of its parts: `M`, `L`, `C` and `Z`.
    /// `O x y radius` adds a circle.
    convenience init(_ path: String, grid: CGFloat = 24, lineWidth: CGFloat? = nil, color: UIColor) {
        self.init(frame: .zero)
        self.path = Self.path(path.split(separator: " "))
        self.grid = grid
        self.lineWidth = lineWidth
        self.color = color
        isUserInteractionEnabled = false
    }

    private static func path(_ words: [Substring]) -> UIBezierPath {
        let path = UIBezierPath()
        var rest = words[...]
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func number() -> CGFloat { CGFloat(rest.popFirst().flatMap { Double($0) } ?? 0) }
        while let command = rest.popFirst() {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), controlPoint1: first, controlPoint2: second)
            case "O":
                let (center, radius) = (point(), number())
                path.move(to: CGPoint(x: center.x + radius, y: center.y))
                path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            default: path.close()
            }
        }
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        draw()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        draw()
    }

    private func draw() {
        guard let layer = layer as? CAShapeLayer, let scaled = path.copy() as? UIBezierPath else { return }
        let scale = max(bounds.width, bounds.height) / grid
        scaled.apply(
            CGAffineTransform(translationX: bounds.midX, y: bounds.midY).scaledBy(x: scale, y: scale)
                .translatedBy(x: -grid / 2, y: -grid / 2))
        let color = color.resolvedColor(with: traitCollection).cgColor
        layer.path = scaled.cgPath
        layer.fillColor = lineWidth == nil ? color : nil
        layer.strokeColor = lineWidth == nil ? nil : color
        layer.lineWidth = (lineWidth ?? 0) * scale
        layer.lineCap = .round
        layer.lineJoin = .round
    }
}
