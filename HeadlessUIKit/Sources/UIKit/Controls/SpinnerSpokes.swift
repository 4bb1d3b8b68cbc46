/// Eight spokes in a square, the darkest on top. They do not turn, so that a picture of a moment is always the same.
final class SpinnerSpokes: UIView {
    private static let count = 8

    var color: UIColor = .label { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for index in 0..<Self.count {
            let spoke = CAShapeLayer()
            spoke.lineCap = .round
            spoke.fillColor = nil
            spoke.opacity = 1 - Float(index) * 0.1
            layer.addSublayer(spoke)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color = color.resolvedColor(with: traitCollection).cgColor
        let spokes = (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        for (index, spoke) in spokes.enumerated() {
            spoke.frame = bounds
            spoke.path = path(of: index)
            // An eighth of the side.
            spoke.lineWidth = bounds.width / 8
            spoke.strokeColor = color
        }
    }

    private func path(of index: Int) -> CGPath {
        let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
        let (middle, side) = (bounds.width / 2, bounds.width)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle + side / 4 * sin(angle), y: middle - side / 4 * cos(angle)))
        path.addLine(to: CGPoint(x: middle + side * 0.45 * sin(angle), y: middle - side * 0.45 * cos(angle)))
        return path.cgPath
    }
}
