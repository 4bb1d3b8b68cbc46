import UIKit

/// A view that draws one path for its bounds, in colours that adapt to light and dark.
class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var fill: UIColor? {
        didSet { applyColors() }
    }

    var stroke: UIColor? {
        didSet { applyColors() }
    }

    var lineWidth: CGFloat {
        didSet { shapeLayer?.lineWidth = lineWidth }
    }

    private let draw: @MainActor (CGRect) -> UIBezierPath
    private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

    init(
        fill: UIColor? = nil,
        stroke: UIColor? = nil,
        lineWidth: CGFloat = 1,
        draw: @escaping @MainActor (CGRect) -> UIBezierPath
    ) {
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.draw = draw
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shapeLayer?.lineWidth = lineWidth
        // Drawings may have holes, whatever the direction of their subpaths.
        shapeLayer?.fillRule = .evenOdd
        shapeLayer?.lineCap = .round
        shapeLayer?.lineJoin = .round
        applyColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A shape is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        redraw()
        applyColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    /// Updates the path. Call it when a value that the path depends on has changed.
    func redraw() {
        shapeLayer?.path = path(in: bounds).cgPath
    }

    /// The path for an area. A subclass may change it.
    func path(in area: CGRect) -> UIBezierPath {
        draw(area)
    }

    private func applyColors() {
        shapeLayer?.fillColor = fill?.resolvedColor(with: traitCollection).cgColor
        shapeLayer?.strokeColor = stroke?.resolvedColor(with: traitCollection).cgColor
    }
}
