/// Shows a background configuration behind the content of a cell or a header. It has the size of the cell or header.
final class BackgroundConfigurationView: UIView {
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show() } }
    }
    private let fill = UIView()
    private let outline = UIView()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var customView: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        preservesSuperviewLayoutMargins = true
        addSubview(fill)
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A cell makes its background itself.")
    }

    // MARK: Display

    private func show() {
        isUserInteractionEnabled = configuration.customView != nil
        showCustomView()
        showEffect()
        showImage()
        if configuration.strokeWidth > 0 { addSubview(outline) } else { outline.removeFromSuperview() }
        fill.layer.cornerRadius = configuration.cornerRadius
        effectView?.cornerConfiguration = .corners(radius: .fixed(configuration.cornerRadius))
        outline.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
        outline.layer.borderWidth = configuration.strokeWidth
        showColors()
        setNeedsLayout()
    }

    private func showColors() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        let stroke = configuration.resolvedStrokeColor(for: tintColor)
        outline.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
        let shadow = configuration.shadowProperties
        fill.layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        fill.layer.shadowOpacity = Float(shadow.opacity)
        fill.layer.shadowRadius = shadow.radius
        fill.layer.shadowOffset = shadow.offset
        fill.layer.shadowPath = shadow.path?.cgPath
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showCustomView() {
        guard customView !== configuration.customView else { return }
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = configuration.customView
        customView.map { insertSubview($0, aboveSubview: fill) }
    }

    private func showEffect() {
        guard effectView?.effect != configuration.visualEffect else { return }
        effectView?.removeFromSuperview()
        effectView = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
        effectView.map { insertSubview($0, belowSubview: fill) }
    }

    private func showImage() {
        guard imageView?.image !== configuration.image else { return }
        imageView?.removeFromSuperview()
        imageView = configuration.image.map(UIImageView.init(image:))
        imageView.map { addSubview($0) }
        imageView?.contentMode = configuration.imageContentMode
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = backgroundFrame
        for view in [fill, effectView, imageView, customView] { view?.frame = frame }
        let outset = configuration.strokeOutset
        outline.frame = frame.insetBy(dx: -outset, dy: -outset)
    }

    private var backgroundFrame: CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let margins = directionalLayoutMargins
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
    }
}
