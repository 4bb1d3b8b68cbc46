/// The view around a sheet's content: rounded corners and the grabber.
final class UIDropShadowView: UIView {
    private let grabber = UIView()
    private var placement: SheetPlacement

    init(content: UIView, placement: SheetPlacement) {
        self.placement = placement
        super.init(frame: placement.frame)
        transform = placement.transform
        clipsToBounds = true
        layer.cornerCurve = .continuous
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295)
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A sheet's wrapper is made by its presentation controller.")
    }

    override var cornersAsContainer: CornerRadii? { CornerRadii(layer.cornerRadius, of: layer.maskedCorners) }

    /// Takes a place, unless somebody else has transformed the view.
    func move(to new: SheetPlacement) {
        guard transform.isIdentity || transform == placement.transform else { return }
        let old = placement
        placement = new
        bounds.size = new.frame.size
        center = CGPoint(x: new.frame.midX, y: new.frame.midY)
        if transform != new.transform { transform = new.transform }
        if old != new { setNeedsSafeAreaUpdate() }
    }

    /// Applies the appearance that belongs to a layout.
    func apply(_ place: SheetLayout.Place, cornerRadius: CGFloat, showsGrabber: Bool) {
        layer.cornerRadius = place == .fullScreen ? 0 : cornerRadius
        layer.maskedCorners =
            place == .centred || placement.isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.isHidden = !showsGrabber || place != .edgeAttached
    }

    /// The grabber is 36×5, 5 points below the top (F7).
    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }

    // MARK: Safe area

    /// That of the place in which a floating sheet is seen.
    override var safeAreaInsets: UIEdgeInsets { safeArea(of: placement.visibleFrame) ?? super.safeAreaInsets }

    /// The content of a floating sheet has the safe area of the place for which it is laid out (F5).
    override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
        safeArea(of: placement.frame) ?? super.safeAreaInsets(for: subview)
    }

    private func safeArea(of frame: CGRect) -> UIEdgeInsets? {
        guard placement.isFloating, let superview, window != nil else { return nil }
        return Self.clampedInsets(superview.safeAreaInsets, of: frame, in: superview.bounds)
    }
}
