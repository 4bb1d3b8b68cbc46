/// The minus or the plus of a stepper. Drawn by eye.
final class StepperSign: UIView {
    static let side: CGFloat = 16
    private static let thickness: CGFloat = 1.5

    init(isPlus: Bool) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        let start = (Self.side - Self.thickness) / 2
        addStroke(CGRect(x: 0, y: start, width: Self.side, height: Self.thickness))
        if isPlus { addStroke(CGRect(x: start, y: 0, width: Self.thickness, height: Self.side)) }
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
