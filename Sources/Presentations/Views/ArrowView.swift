import UIKit

/// The arrow beside the rounded clip of a presented view. Its border covers that of the view.
final class ArrowView: CodeView {
    private(set) var arrow: PresentationArrow

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ arrow: PresentationArrow) {
        self.arrow = arrow
        super.init(frame: .zero)
        accessibilityIdentifier = "presentation.arrow"
        isUserInteractionEnabled = false
        updatePath(overlap: 0)
    }

    /// Takes another position along the edge. Returns `false` for another edge or size, which need another view.
    func take(_ arrow: PresentationArrow) -> Bool {
        guard arrow.edge == self.arrow.edge, arrow.size == self.arrow.size else { return false }
        self.arrow = arrow
        return true
    }

    func place(beside bounds: CGRect) {
        let frame = arrow.frame(beside: bounds)
        if self.frame != frame { self.frame = frame }
    }

    func contains(_ point: CGPoint, beside bounds: CGRect) -> Bool {
        arrow.frame(beside: bounds).contains(point) && arrow.path(beside: bounds).contains(point)
    }

    func paint(_ color: UIColor?, _ border: Border?) {
        guard let shape = layer as? CAShapeLayer else { return }
        let (fill, borderWidth) = (color?.cgColor, border?.width ?? 0)
        if shape.fillColor != fill { shape.fillColor = fill }
        if shape.lineWidth != borderWidth {
            shape.lineWidth = borderWidth
            updatePath(overlap: borderWidth)
        }
        shape.strokeColor = border?.color.cgColor
    }

    private func updatePath(overlap: CGFloat) {
        var arrow = arrow
        arrow.position = arrow.size.width / 2
        let frame = arrow.frame(beside: .zero)
        let edge = CGRect(x: -frame.minX, y: -frame.minY, width: 0, height: 0)
        (layer as? CAShapeLayer)?.path = arrow.path(beside: edge, overlap: overlap).cgPath
    }
}
