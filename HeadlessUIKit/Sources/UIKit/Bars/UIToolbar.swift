/// A row of button items, usually at the bottom of a screen. It is 44 points high, and 32 in compact height (CO11).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The navigation controller that decides about the items, if there is one.
    weak var manager: UINavigationController?

    private var buttons: [BarButton] = []
    private let bottomBackground = BarBackground(contentSide: .above)
    private let topBackground = BarBackground(contentSide: .below)

    var appearances = BarAppearances<UIToolbarAppearance>()
    var older = OlderBarLook() { didSet { setNeedsLayout() } }
    var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { setNeedsLayout() } }
    /// True if the content ends above the bar.
    var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

    private static let margin: CGFloat = 16

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(bottomBackground)
        addSubview(topBackground)
    }

    /// Must be nil for the toolbar of a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet {
            precondition(
                manager == nil || delegate == nil, "A toolbar managed by a navigation controller has no delegate.")
            setNeedsLayout()
        }
    }

    /// Defaults to `.bottom`.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Items

    /// The items from the leading edge. Defaults to nil.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

    /// Items appear and disappear at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    private func itemsDidChange() {
        let items = items ?? []
        guard !buttons.elementsEqual(items, by: { $0.item === $1 }) else { return }
        buttons.forEach { $0.removeFromSuperview() }
        buttons = items.map { BarButton($0) }
        for button in buttons {
            button.item.display = self
            addSubview(button)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }
    override var fixedAxes: UIAxis { .vertical }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: standardHeight) }

    /// The height of its buttons (CO11).
    var standardHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact || traitCollection.userInterfaceIdiom == .pad ? 44 : 48
    }

    /// The height that it takes from the content of a navigation controller (CO11).
    var coveredHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 54 }
        return traitCollection.verticalSizeClass == .compact ? 62 : 52
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBackgrounds()
        let appearance = chosenAppearance?.appearance
        for button in buttons {
            button.update(button.item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
        }
        let insets = safeAreaInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = Self.margin + (isRightToLeft ? insets.right : insets.left)
        let room = bounds.width - insets.left - insets.right - 2 * Self.margin
        let arrangement = ToolbarArrangement(buttons.map(\.toolbarElement), from: start, width: room)
        // A bar of the usual height keeps its buttons in place, even in the corners of the screen.
        let height = max(bounds.height - insets.bottom, min(bounds.height, standardHeight))
        for (button, place) in zip(buttons, arrangement.places) {
            let x = isRightToLeft ? bounds.width - place.start - place.width : place.start
            button.frame = CGRect(x: x, y: 0, width: place.width, height: height)
        }
    }

    private func placeBackgrounds() {
        let position = barPosition
        let look = backgroundLook
        bottomBackground.look = look
        topBackground.look = look
        bottomBackground.isHidden = position != .bottom
        topBackground.isHidden = position == .bottom
        let above = position == .topAttached ? max(0, frame.minY) : 0
        bottomBackground.frame = bounds
        topBackground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

extension BarButton {
    fileprivate var toolbarElement: ToolbarArrangement.Element {
        if item.isHidden { return .hidden }
        switch item.systemItem {
        case .flexibleSpace: return .flexibleSpace
        case .fixedSpace: return .fixedSpace(item.width)
        default: return .content(width)
        }
    }
}
