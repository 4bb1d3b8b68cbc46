/// A dot for each page, with the current one emphasised (CO9).
///
/// Images of the dots, other directions, and progress are left out.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The look of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// Visible while a finger moves along the dots.
        case automatic
        case prominent, minimal
    }

    /// The kind of the current interaction.
    public enum InteractionState: Int, Sendable {
        case none
        /// A tap.
        case discrete
        /// A finger that moves along the dots.
        case continuous
    }

    private var dots: [UIView] = []
    private var current = 0

    private static let height: CGFloat = 26
    private static let pitch: CGFloat = 18
    /// The distance from an end to the nearest slot, and the width of a slot.
    private static let margin: CGFloat = 14
    private static let slot: CGFloat = 10
    /// The diameter of a dot in its slot; chosen by eye.
    private static let diameter: CGFloat = 7
    /// A finger that moves farther is not a tap.
    private static let slop: CGFloat = 10

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        layer.cornerRadius = Self.height / 2
        update()
    }

    // MARK: Pages

    /// 0 by default; a negative number is 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages { addDot() }
            current = clamped(current)
            update()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Clamped to the pages. Changing it sends no event (CO7).
    open var currentPage: Int {
        get { current }
        set {
            current = clamped(newValue)
            update()
        }
    }

    /// False by default. True hides the control if there is at most one page.
    open var hidesForSinglePage = false { didSet { update() } }

    private func clamped(_ page: Int) -> Int { min(max(0, page), max(0, numberOfPages - 1)) }

    private func addDot() {
        let dot = UIView()
        dot.isUserInteractionEnabled = false
        dot.layer.cornerRadius = Self.diameter / 2
        dots.append(dot)
        addSubview(dot)
    }

    private func go(to page: Int, with event: UIEvent?) {
        let page = clamped(page)
        guard isEnabled, page != current else { return }
        currentPage = page
        sendValueChanged(with: event)
    }

    // MARK: Look

    /// The colour of the dots; nil is a pale grey.
    open var pageIndicatorTintColor: UIColor? { didSet { update() } }
    /// The colour of the current page's dot; nil is the colour of labels.
    open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }

    private func update() {
        for (page, dot) in dots.enumerated() {
            dot.backgroundColor =
                page == current ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
        let isSeen = backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        layer.backgroundColor = isSeen ? UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor : nil
        accessibilityValue = numberOfPages > 0 ? "page \(current + 1) of \(numberOfPages)" : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        dimParts()
    }

    /// Returns the size for this number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(max(0, pageCount)) + 20, height: Self.height)
    }

    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (page, dot) in dots.enumerated() {
            dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
            dot.center = CGPoint(x: fromLeading(firstDot + CGFloat(page) * Self.pitch), y: bounds.midY)
        }
    }

    /// The centre of the first dot, from the leading end: the dots are centred in the control.
    private var firstDot: CGFloat { (bounds.width - intrinsicContentSize.width) / 2 + Self.margin + Self.slot / 2 }

    private func fromLeading(_ distance: CGFloat) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - distance : distance
    }

    // MARK: Touches

    /// True by default: a finger that moves along the dots goes through the pages.
    open var allowsContinuousInteraction = true
    open var interactionState: UIPageControl.InteractionState { interaction }
    private var interaction = InteractionState.none { didSet { update() } }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction = .discrete
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, abs(x - convert(touch.landing, from: window).x) > Self.slop {
            interaction = .continuous
        }
        if interaction == .continuous {
            go(to: Int(((fromLeading(x) - firstDot) / Self.pitch).rounded()), with: event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasTap = interaction == .discrete && isTouchInside
        if wasTap, let touch {
            go(to: current + (fromLeading(touch.location(in: self).x) > bounds.midX ? 1 : -1), with: event)
        }
        interaction = .none
    }

    open override func cancelTracking(with event: UIEvent?) { interaction = .none }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() { go(to: current + 1, with: nil) }
    open override func accessibilityDecrement() { go(to: current - 1, with: nil) }
}
