/// The control above the top of a list that is pulled down: it asks for new content and spins until that is there.
@MainActor
open class UIRefreshControl: UIControl {
    /// V9.
    static let height: CGFloat = 60
    /// The distance of a pull that refreshes, in points. Nobody has measured it: reports speak of 100 to 140 (V10).
    private static let threshold: CGFloat = 120

    private let spinner = RefreshSpinner()
    private let label = UILabel()
    private weak var scrollView: UIScrollView?
    /// Whether the present pull has begun a refresh.
    private var hasTriggered = false

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isHidden = true
        // A finger on it scrolls the content.
        isUserInteractionEnabled = false
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        spinner.color = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
    }

    open private(set) var isRefreshing = false

    /// Drawn below the spinner, in the system's font.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.text = attributedTitle?.string
            setNeedsLayout()
        }
    }

    /// The spinner's; grey by default.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue ?? .secondaryLabel
        }
    }

    /// Shows that a refresh goes on which the app has begun. It does not scroll, and tells nobody (V11).
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        guard window != nil else {
            Console.warn("-[UIRefreshControl beginRefreshing] is ignored while the control is not in a window.")
            return
        }
        isRefreshing = true
        scrollView?.refreshingDidBegin()
        follow()
    }

    /// The content slides back, unless a finger has it (V10).
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        scrollView?.refreshingDidEnd()
        follow()
    }

    // MARK: The scroll view

    func attach(to scrollView: UIScrollView?) {
        self.scrollView = scrollView
        if isRefreshing, scrollView == nil { isRefreshing = false }
        follow()
    }

    /// It comes down with the content, as far as that is below its top. While it refreshes it stays above the content (V9).
    func follow() {
        guard let scrollView else { return }
        let pulled = scrollView.pulledDistance
        let room = isRefreshing ? max(pulled, Self.height) : pulled
        let frame = CGRect(x: 0, y: 0 - room, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        let isAway = pulled <= 0 && !isRefreshing
        if isHidden != isAway { isHidden = isAway }
        guard scrollView.isDragging else {
            hasTriggered = false
            return
        }
        if !isRefreshing, !hasTriggered, isEnabled, pulled > Self.threshold { trigger() }
    }

    private func trigger() {
        hasTriggered = true
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        label.frame = hasTitle ? CGRect(x: 0, y: 38, width: bounds.width, height: 18) : .zero
    }
}

/// Eight spokes, the darkest on top.
private final class RefreshSpinner: UIView {
    private static let count = 8
    private static let size: CGFloat = 20

    var color: UIColor = .label { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        isUserInteractionEnabled = false
        for index in 0..<Self.count { layer.addSublayer(Self.spoke(index)) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func spoke(_ index: Int) -> CAShapeLayer {
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
        let middle = size / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle + 5 * sin(angle), y: middle - 5 * cos(angle)))
        path.addLine(to: CGPoint(x: middle + 9 * sin(angle), y: middle - 9 * cos(angle)))
        let spoke = CAShapeLayer()
        spoke.hasActions = false
        spoke.frame = CGRect(x: 0, y: 0, width: size, height: size)
        spoke.path = path.cgPath
        spoke.lineWidth = 2.5
        spoke.lineCap = .round
        spoke.fillColor = nil
        spoke.opacity = 1 - Float(index) * 0.1
        return spoke
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color = color.resolvedColor(with: traitCollection).cgColor
        for case let spoke as CAShapeLayer in layer.sublayers ?? [] { spoke.strokeColor = color }
    }
}
