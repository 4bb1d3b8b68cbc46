/// On or off. Its size is its own; a frame only places it.
@MainActor
package class UISwitch: UIControl {
    private let knob = UIView()
    private var isShown = false
    private var hasMoved = false

    // The look of iOS 15 to 18.
    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// How far a finger has to go for a stroke; less is a tap.
    private static let slop: CGFloat = 10

    package override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
    }

    private func prepare() {
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.size.height / 2 - Self.margin
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.cornerRadius = Self.size.height / 2
        addSubview(knob)
        isAccessibilityElement = true
        update()
    }

    // MARK: Value

    package var isOn: Bool {
        get { isShown }
        set { setOn(newValue, animated: false) }
    }

    /// Tells nobody.
    package func setOn(_ on: Bool, animated: Bool) {
        guard on != isShown else { return }
        isShown = on
        setNeedsLayout()
        guard animated, window != nil else { return update() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.update()
            self.layoutIfNeeded()
        }
    }

    // MARK: Look

    package var onTintColor: UIColor? { didSet { update() } }
    package var thumbTintColor: UIColor? { didSet { update() } }

    private func update() {
        backgroundColor = isShown ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
        accessibilityValue = isShown ? "1" : "0"
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 2 * Self.margin
        let isRight = isShown != isRightToLeft
        knob.frame = CGRect(
            x: isRight ? bounds.width - Self.margin - side : Self.margin, y: Self.margin, width: side, height: side)
    }

    package override var intrinsicContentSize: CGSize { Self.size }
    package override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: The finger

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasMoved = false
        return true
    }

    /// A stroke takes the knob along; the side that it is lifted on counts.
    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let start = convert(touch.landing, from: window)
        if abs(point.x - start.x) > Self.slop { hasMoved = true }
        if hasMoved { flip(to: (point.x > bounds.midX) != isRightToLeft, with: event) }
        return true
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !hasMoved, isTouchInside { flip(to: !isShown, with: event) }
    }

    private func flip(to on: Bool, with event: UIEvent?) {
        guard on != isShown else { return }
        setOn(on, animated: true)
        sendActions(for: .valueChanged, with: event)
    }

    package override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        flip(to: !isShown, with: nil)
        return true
    }

    /// The switch is flipped rather than that a view around it is tapped, or swiped along it.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        if let tap = gestureRecognizer as? UITapGestureRecognizer {
            return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
        }
        guard gestureRecognizer.isHorizontalStroke else { return true }
        let mine = gestureRecognizer.attempt?.touches.filter { $0.view === self } ?? []
        return !mine.contains { knob.frame.insetBy(dx: -8, dy: -8).contains(convert($0.landing, from: window)) }
    }
}
