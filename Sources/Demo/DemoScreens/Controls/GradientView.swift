import UIKit

/// A gradient from top left to bottom right, or from top to bottom.
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let colors: [UIColor]
    private var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }

    init(_ colors: [UIColor], cornerRadius: CGFloat = 0, isVertical: Bool = false) {
        self.colors = colors
        super.init(frame: .zero)
        gradientLayer?.startPoint = CGPoint(x: isVertical ? 0.5 : 0, y: 0)
        gradientLayer?.endPoint = CGPoint(x: isVertical ? 0.5 : 1, y: 1)
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        applyColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A gradient is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        applyColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    private func applyColors() {
        gradientLayer?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    }
}
