/// The view around a sheet's content: rounded corners and the grabber.
final class UIDropShadowView: UIView {
    private let grabber = UIView()

    init(content: UIView, frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A sheet's wrapper is made by its presentation controller.")
    }

    override var cornersAsContainer: CornerRadii? { CornerRadii(layer.cornerRadius, of: layer.maskedCorners) }

    /// Applies the appearance that belongs to a layout.
    func apply(_ place: SheetLayout.Place, cornerRadius: CGFloat, showsGrabber: Bool) {
        layer.cornerRadius = place == .fullScreen ? 0 : cornerRadius
        layer.maskedCorners =
            place == .centred
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.isHidden = !showsGrabber || place != .edgeAttached
    }

    /// The grabber is 36×5, 5 points below the top (F7).
    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
