import UIKit

/// One path that follows the bounds, in colours that follow light and dark.
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
        // So that a drawing can have holes, whichever way round its parts run.
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

    /// Asks for the path again, for a value that it depends on has changed.
    func redraw() {
        shapeLayer?.path = path(in: bounds).cgPath
    }

    /// What is drawn.
    func path(in area: CGRect) -> UIBezierPath {
        draw(area)
    }

    private func applyColors() {
        shapeLayer?.fillColor = fill?.resolvedColor(with: traitCollection).cgColor
        shapeLayer?.strokeColor = stroke?.resolvedColor(with: traitCollection).cgColor
    }
}
