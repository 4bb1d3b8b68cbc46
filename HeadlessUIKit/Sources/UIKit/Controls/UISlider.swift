/// A thumb that a finger moves on a track, with an image at either end.
///
/// Ticks are left out.
@preconcurrency @MainActor
open class UISlider: UIControl {
    let track = UIView()
    let filled = UIView()
    let thumb = UIView()
    /// Replace the system's thumb and track.
    var images = SliderImages() { didSet { imagesDidChange() } }
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var current: Float = 0
    /// The distance from the finger to the centre of the thumb, so that the thumb does not jump under the finger.
    private var grip: CGFloat = 0

    // CO2: the look of iOS 26.
    private static let height: CGFloat = 34
    static let thickness: CGFloat = 6
    static let thumbSize = CGSize(width: 37, height: 24)
    /// The distance between the track and a bound, or a value image; chosen by eye.
    private static let margin: CGFloat = 2
    private static let imageGap: CGFloat = 8
    /// The distance from the thumb's centre within which a finger can take it.
    private static let reach: CGFloat = 22
    /// The duration of an animation from one end to the other; a shorter way takes less.
    private static let fullDuration: TimeInterval = 0.5

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for (part, radius) in [(track, Self.thickness), (filled, Self.thickness), (thumb, Self.thumbSize.height)] {
            part.isUserInteractionEnabled = false
            part.layer.cornerRadius = radius / 2
            addSubview(part)
        }
        insertSubview(minimumImageView, at: 0)
        insertSubview(maximumImageView, at: 0)
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        updateColors()
        updateAccessibilityValue()
    }

    // MARK: Value

    /// Clamped to the minimum and the maximum. Changing it sends no event (CO7).
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// True by default: every step of the thumb sends `.valueChanged`. False: only the last one.
    open var isContinuous = true

    /// Changes the value at once, and sends no event (CO7). The animation needs a window.
    open func setValue(_ value: Float, animated: Bool) {
        let old = current
        current = min(max(value, minimumValue), maximumValue)
        updateAccessibilityValue()
        guard current != old else { return }
        setNeedsLayout()
        guard animated, window != nil else { return }
        let share = TimeInterval(abs(current - old) / (maximumValue - minimumValue))
        UIView.animate(withDuration: Self.fullDuration * share) { self.layoutIfNeeded() }
    }

    private func limitsDidChange() {
        value = current
        updateAccessibilityValue()
        setNeedsLayout()
    }

    /// Returns the position of a value between the limits, 0…1.
    private func share(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    // MARK: Look

    /// The track's colour up to the thumb; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The track's colour beyond the thumb; nil is a system fill.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    /// The image at the end of the smallest value. The track leaves room for it.
    open var minimumValueImage: UIImage? {
        didSet {
            minimumImageView.image = minimumValueImage
            setNeedsLayout()
        }
    }

    /// The image at the end of the largest value. The track leaves room for it.
    open var maximumValueImage: UIImage? {
        didSet {
            maximumImageView.image = maximumValueImage
            setNeedsLayout()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        filled.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        track.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    }

    private func imagesDidChange() {
        images.show(in: self)
        updateColors()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !images.isEmpty { imagesDidChange() }
        dimParts()
    }

    /// Returns the area between the value images, or from one end of the bounds to the other.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (left, right) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let line = bounds.inset(
            by: UIEdgeInsets(top: 0, left: Self.room(for: left), bottom: 0, right: Self.room(for: right)))
        let thickness = trackThickness
        return CGRect(x: line.minX, y: bounds.midY - thickness / 2, width: max(0, line.width), height: thickness)
    }

    private static func room(for image: UIImage?) -> CGFloat { image.map { $0.size.width + imageGap } ?? margin }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: minimumValueImage, onRight: isRightToLeft, in: bounds)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: maximumValueImage, onRight: !isRightToLeft, in: bounds)
    }

    private func rect(of image: UIImage?, onRight: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: onRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// In right-to-left layout the smallest value is on the right.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let share = isRightToLeft ? 1 - share(of: value) : share(of: value)
        let size = thumbSize
        return CGRect(
            x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: line, value: current)
        track.frame = line
        thumb.frame = knob
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        filled.frame =
            isRightToLeft
            ? CGRect(x: knob.midX, y: line.minY, width: max(0, line.maxX - knob.midX), height: line.height)
            : CGRect(x: line.minX, y: line.minY, width: max(0, knob.midX - line.minX), height: line.height)
    }

    override var fixedAxes: UIAxis { .vertical }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Touches

    private var presentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    private func isOnThumb(_ point: CGPoint) -> Bool {
        let thumb = presentThumb
        return thumb.insetBy(dx: thumb.width / 2 - Self.reach, dy: thumb.height / 2 - Self.reach).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // The point where it landed: a scroll view may have delayed the touch.
        let point = convert(touch.landing, from: window)
        guard isOnThumb(point) else { return false }
        grip = presentThumb.midX - point.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = current
        value = value(at: touch.location(in: self).x + grip)
        layoutIfNeeded()
        if isContinuous, current != old { sendValueChanged(with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendValueChanged(with: event)
    }

    /// Returns the value for which the centre of the thumb would be there.
    private func value(at x: CGFloat) -> Float {
        let line = trackRect(forBounds: bounds)
        let size = thumbSize
        let way = line.width - size.width
        guard way > 0 else { return current }
        let share = min(1, max(0, (x - line.minX - size.width / 2) / way))
        return minimumValue + (maximumValue - minimumValue) * Float(isRightToLeft ? 1 - share : share)
    }

    // MARK: Accessibility

    /// A tenth of the range.
    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        let old = current
        guard isEnabled else { return }
        setValue(current + (maximumValue - minimumValue) * part, animated: true)
        if current != old { sendValueChanged() }
    }

    private func updateAccessibilityValue() {
        accessibilityValue = "\(Int((share(of: current) * 100).rounded()))%"
    }

    /// Moving the thumb has priority over a swipe recogniser along the slider. Swipes across it are allowed.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isHorizontalStroke else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let mine = gestureRecognizer.attempt?.touches.filter { $0.view === self } ?? []
        return !mine.contains { $0 === trackedTouch || isOnThumb(convert($0.landing, from: window)) }
    }
}
