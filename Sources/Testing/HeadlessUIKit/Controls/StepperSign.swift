/// The minus or the plus of a stepper. Drawn by eye.
final class StepperSign: UIView {
    static let side: CGFloat = 16
    private static let thickness: CGFloat = 1.5

    init(isPlus: Bool) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        let across = CGRect(x: 0, y: Self.side / 2, width: Self.side, height: 0)
        addStroke(across.insetBy(dx: 0, dy: -Self.thickness / 2))
        let down = CGRect(x: Self.side / 2, y: 0, width: 0, height: Self.side)
        if isPlus { addStroke(down.insetBy(dx: -Self.thickness / 2, dy: 0)) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func addStroke(_ frame: CGRect) {
        let stroke = UIView(frame: frame)
        stroke.backgroundColor = .label
        stroke.layer.cornerRadius = Self.thickness / 2
        addSubview(stroke)
    }
}
