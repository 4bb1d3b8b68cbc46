/// A small drawing at the end of a cell.
final class CellSymbol: UIView {
    enum Shape {
        case chevron
        case checkmark
        case info
        case minus
        case plus
        /// The circle of an accessory that can be checked.
        case circle
        /// Three lines, a handle for dragging.
        case bars
    }

    /// True for a circle with a mark in it.
    var isTicked = false { didSet { if isTicked != oldValue { setNeedsLayout() } } }

    private let shape: Shape

    init(_ shape: Shape, size: CGSize) {
        self.shape = shape
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A cell makes its symbols itself.")
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layer = layer as? CAShapeLayer else { return }
        let color: UIColor = shape == .chevron || shape == .bars ? .tertiaryLabel : tintColor
        layer.fillColor = nil
        layer.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        layer.lineWidth = 2
        layer.lineCap = .round
        layer.lineJoin = .round
        layer.path = path
        transform =
            shape == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }

    private var path: CGPath {
        let (width, height) = (bounds.width, bounds.height)
        let path = CGMutablePath()
        switch shape {
        case .chevron:
            path.move(to: CGPoint(x: width * 0.25, y: 1))
            path.addLine(to: CGPoint(x: width * 0.8, y: height / 2))
            path.addLine(to: CGPoint(x: width * 0.25, y: height - 1))
        case .checkmark:
            path.move(to: CGPoint(x: 1.5, y: height * 0.55))
            path.addLine(to: CGPoint(x: width * 0.36, y: height - 2))
            path.addLine(to: CGPoint(x: width - 1.5, y: 2))
        case .bars:
            for height in [1, height / 2, height - 1] {
                path.move(to: CGPoint(x: 1, y: height))
                path.addLine(to: CGPoint(x: width - 1, y: height))
            }
        case .minus, .plus:
            addCircle(to: path)
            path.move(to: CGPoint(x: width * 0.25, y: height / 2))
            path.addLine(to: CGPoint(x: width * 0.75, y: height / 2))
            guard shape == .plus else { break }
            path.move(to: CGPoint(x: width / 2, y: height * 0.25))
            path.addLine(to: CGPoint(x: width / 2, y: height * 0.75))
        case .circle:
            addCircle(to: path)
            guard isTicked else { break }
            path.move(to: CGPoint(x: width * 0.28, y: height * 0.52))
            path.addLine(to: CGPoint(x: width * 0.44, y: height * 0.68))
            path.addLine(to: CGPoint(x: width * 0.72, y: height * 0.34))
        case .info:
            addCircle(to: path)
            path.move(to: CGPoint(x: width / 2, y: height * 0.45))
            path.addLine(to: CGPoint(x: width / 2, y: height * 0.75))
            path.move(to: CGPoint(x: width / 2, y: height * 0.27))
            path.addLine(to: CGPoint(x: width / 2, y: height * 0.28))
        }
        return path
    }

    private func addCircle(to path: CGMutablePath) { path.addEllipse(in: bounds.insetBy(dx: 1, dy: 1)) }
}
