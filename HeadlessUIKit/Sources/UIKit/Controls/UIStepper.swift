/// Two halves, minus and plus, that change a value in steps. Its size is fixed (CO6).
///
/// Images of the halves, the divider and the background are left out.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let minus = StepperSign(isPlus: false)
    private let plus = StepperSign(isPlus: true)
    private let divider = UIView()
    private var current = 0.0
    /// The direction of the half under the finger: 1 or -1.
    private var direction = 0.0
    private var repeating: MainLoop.TimerToken?
    private var hasChanged = false

    private static let size = CGSize(width: 94, height: 32)
    /// The delays before the second step, and between the others; chosen by eye.
    private static let firstWait: TimeInterval = 0.5
    private static let wait: TimeInterval = 0.1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.size.height / 2
        divider.backgroundColor = .separator
        divider.isUserInteractionEnabled = false
        for part in [minus, plus, divider] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        update()
    }

    // MARK: Value

    /// Clamped to the minimum and the maximum; 0 by default. Changing it sends no event (CO7).
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), maximumValue)
            update()
        }
    }

    /// 0 by default. Traps above the maximum.
    open var minimumValue = 0.0 {
        didSet {
            precondition(minimumValue <= maximumValue, "The minimum of a stepper is not above its maximum.")
            value = current
        }
    }

    /// 100 by default. Traps below the minimum.
    open var maximumValue = 100.0 {
        didSet {
            precondition(minimumValue <= maximumValue, "The maximum of a stepper is not below its minimum.")
            value = current
        }
    }

    /// 1 by default. Traps unless it is positive.
    open var stepValue = 1.0 { didSet { precondition(stepValue > 0, "A stepper's step is positive.") } }

    /// False by default: a step beyond a limit does nothing. True: it goes to the other limit.
    open var wraps = false { didSet { update() } }
    /// True by default: a pressed half steps again and again.
    open var autorepeat = true
    /// True by default: every step sends `.valueChanged`. False: only the end of the touch does.
    open var isContinuous = true

    private func next(_ direction: Double) -> Double {
        let next = current + direction * stepValue
        guard wraps else { return min(max(next, minimumValue), maximumValue) }
        if next > maximumValue { return minimumValue }
        return next < minimumValue ? maximumValue : next
    }

    private func step(_ direction: Double, with event: UIEvent?) {
        let next = next(direction)
        guard next != current else { return }
        value = next
        if isContinuous { sendValueChanged(with: event) } else { hasChanged = true }
    }

    // MARK: Look

    private func update() {
        // A half that cannot step is dimmed.
        minus.layer.opacity = next(-1) == current ? 0.3 : 1
        plus.layer.opacity = next(1) == current ? 0.3 : 1
        accessibilityValue = current == current.rounded() ? String(format: "%.0f", current) : "\(current)"
    }

    override func stateDidChange() {
        super.stateDidChange()
        dimParts()
        if isEnabled { update() }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let quarter = bounds.width / 4
        for (symbol, isRight) in [(minus, isRightToLeft), (plus, !isRightToLeft)] {
            symbol.frame = CGRect(
                x: (isRight ? 3 * quarter : quarter) - StepperSign.side / 2, y: bounds.midY - StepperSign.side / 2,
                width: StepperSign.side, height: StepperSign.side)
        }
        divider.frame = CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14)
    }

    override func ownSize(for size: CGSize) -> CGSize { Self.size }
    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Touches

    private func direction(at touch: UITouch) -> Double {
        (touch.location(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        direction = direction(at: touch)
        hasChanged = false
        step(direction, with: event)
        if autorepeat { stepAgain(after: Self.firstWait) }
        return true
    }

    /// A finger outside of the control, or of its half, pauses the repetition.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isOnHalf = isTouchInside && direction(at: touch) == direction
        if !isOnHalf { stopRepeating() } else if autorepeat, repeating == nil { stepAgain(after: Self.wait) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { finish(with: event) }
    open override func cancelTracking(with event: UIEvent?) { finish(with: event) }

    private func finish(with event: UIEvent?) {
        stopRepeating()
        if hasChanged { sendValueChanged(with: event) }
        hasChanged = false
    }

    private func stepAgain(after wait: TimeInterval) {
        repeating = mainLoop.schedule(at: mainLoop.now.advanced(by: wait), isAwaited: false) { [weak self] in
            guard let self else { return }
            repeating = nil
            guard isEnabled, isTracking else { return }
            step(direction, with: nil)
            stepAgain(after: Self.wait)
        }
    }

    private func stopRepeating() {
        repeating?.cancel()
        repeating = nil
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() { adjust(1) }
    open override func accessibilityDecrement() { adjust(-1) }

    private func adjust(_ direction: Double) {
        guard isEnabled else { return }
        step(direction, with: nil)
        finish(with: nil)
    }
}
