/// A switch that is on or off. Its size is fixed: a frame only positions it (CO1).
///
/// Images are left out: they have no effect on a phone.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let knob = UIView()
    private var isShown = false
    private var hasMoved = false

    /// CO1: the size of the frame, which is two points wider than the intrinsic size.
    private static let size = CGSize(width: 63, height: 28)
    private static let knobWidth: CGFloat = 37  // chosen by eye: as wide as a slider's thumb
    private static let margin: CGFloat = 2
    /// The distance that a finger has to move for a stroke; less is a tap.
    private static let slop: CGFloat = 10

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
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.size.height / 2 - Self.margin
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(track)
        addSubview(knob)
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    // MARK: Style

    /// The style on a Mac. Defaults to `automatic`.
    open var preferredStyle = UISwitch.Style.automatic
    /// The text beside a box on a Mac. Defaults to nil.
    open var title: String?

    // MARK: Value

    /// Off by default. Changing it sends no event (CO7).
    open var isOn: Bool {
        get { isShown }
        set { setOn(newValue, animated: false) }
    }

    /// Changes the value at once, and sends no event (CO7). The animation needs a window.
    open func setOn(_ on: Bool, animated: Bool) {
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

    /// The track's colour while it is on; nil is the system's green.
    open var onTintColor: UIColor? { didSet { update() } }
    /// The knob's colour; nil is white.
    open var thumbTintColor: UIColor? { didSet { update() } }

    private func update() {
        track.backgroundColor = isShown ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
        accessibilityValue = isShown ? "1" : "0"
    }

    override func stateDidChange() {
        super.stateDidChange()
        dimParts()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let isRight = isShown != isRightToLeft
        knob.frame = CGRect(
            x: isRight ? bounds.width - Self.margin - Self.knobWidth : Self.margin, y: Self.margin,
            width: Self.knobWidth, height: bounds.height - 2 * Self.margin)
    }

    override func ownSize(for size: CGSize) -> CGSize { Self.size }
    /// The difference between the frame and the intrinsic size.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }
    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasMoved = false
        return true
    }

    /// A stroke moves the knob; the side on which it ends counts.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let start = convert(touch.landing, from: window)
        if abs(point.x - start.x) > Self.slop { hasMoved = true }
        if hasMoved { flip(to: (point.x > bounds.midX) != isRightToLeft, with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !hasMoved, isTouchInside { flip(to: !isShown, with: event) }
    }

    private func flip(to on: Bool, with event: UIEvent?) {
        guard on != isShown else { return }
        setOn(on, animated: true)
        sendValueChanged(with: event)
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        flip(to: !isShown, with: nil)
        return true
    }

    /// The switch has priority over tap recognisers of views around it, and over swipes along it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
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
