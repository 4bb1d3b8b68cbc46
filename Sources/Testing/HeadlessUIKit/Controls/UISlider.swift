/// A thumb on a track, to be moved by a finger.
///
/// Spelled as Apple spells it, without images at its ends.
@MainActor
package class UISlider: UIControl {
    private let track = UIView()
    private let filled = UIView()
    private let thumb = UIView()
    private var current: Float = 0
    /// From the finger to the middle of the thumb, so that the thumb does not jump under the finger.
    private var grip: CGFloat = 0

    // The look of iOS 15 to 18; Apple publishes none of these numbers.
    private static let height: CGFloat = 31
    private static let thickness: CGFloat = 4
    private static let diameter: CGFloat = 28
    /// How far from the middle of the thumb a finger still finds it.
    private static let reach: CGFloat = 22
    /// What an animation from one end to the other takes; a shorter way takes less.
    private static let fullDuration: TimeInterval = 0.5

    package override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for (part, radius) in [(track, Self.thickness), (filled, Self.thickness), (thumb, Self.diameter)] {
            part.isUserInteractionEnabled = false
            part.layer.cornerRadius = radius / 2
            addSubview(part)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        updateColors()
    }

    // MARK: Value

    /// Kept between the minimum and the maximum.
    package var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    package var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    package var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// Whether every step of the thumb is told, not only the last one.
    package var isContinuous = true

    /// Tells nobody.
    package func setValue(_ value: Float, animated: Bool) {
        let old = current
        current = min(max(value, minimumValue), maximumValue)
        guard current != old else { return }
        setNeedsLayout()
        guard animated, window != nil else { return }
        let share = TimeInterval(abs(current - old) / (maximumValue - minimumValue))
        UIView.animate(withDuration: Self.fullDuration * share) { self.layoutIfNeeded() }
    }

    private func limitsDidChange() {
        value = current
        setNeedsLayout()
    }

    private var share: CGFloat { share(of: current) }

    /// Where a value is between the limits, 0…1.
    private func share(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    // MARK: Look

    package var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    package var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    package var thumbTintColor: UIColor? { didSet { updateColors() } }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    package func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Self.thickness / 2, width: max(0, bounds.width - 4),
            height: Self.thickness)
    }

    /// From right to left, the smallest value is on the right.
    package func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = isRightToLeft ? 1 - share(of: value) : share(of: value)
        return CGRect(
            x: rect.minX + (rect.width - Self.diameter) * share, y: rect.midY - Self.diameter / 2,
            width: Self.diameter, height: Self.diameter)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let line = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: line, value: current)
        track.frame = line
        thumb.frame = knob
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        filled.frame =
            isRightToLeft
            ? CGRect(x: knob.midX, y: line.minY, width: max(0, line.maxX - knob.midX), height: line.height)
            : CGRect(x: line.minX, y: line.minY, width: max(0, knob.midX - line.minX), height: line.height)
    }

    package override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    package override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: The finger

    private var presentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    private func isOnThumb(_ point: CGPoint) -> Bool {
        let thumb = presentThumb
        let reach = max(0, Self.reach - thumb.width / 2)
        return thumb.insetBy(dx: -reach, dy: -reach).contains(point)
    }

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // Where it landed: a scroll view may have kept it for a while.
        let point = convert(touch.landing, from: window)
        guard isOnThumb(point) else { return false }
        grip = presentThumb.midX - point.x
        return true
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = current
        value = value(at: touch.location(in: self).x + grip)
        layoutIfNeeded()
        if isContinuous, current != old { sendActions(for: .valueChanged, with: event) }
        return true
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
    }

    /// The value for which the middle of the thumb would be there.
    private func value(at x: CGFloat) -> Float {
        let line = trackRect(forBounds: bounds)
        let way = line.width - Self.diameter
        guard way > 0 else { return current }
        let share = min(1, max(0, (x - line.minX - Self.diameter / 2) / way))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return minimumValue + (maximumValue - minimumValue) * Float(isRightToLeft ? 1 - share : share)
    }

    /// The thumb is moved rather than that a view around the slider is swiped along it. Across it, swipes go through.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isHorizontalStroke else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let mine = gestureRecognizer.attempt?.touches.filter { $0.view === self } ?? []
        return !mine.contains { $0 === trackedTouch || isOnThumb(convert($0.landing, from: window)) }
    }
}
