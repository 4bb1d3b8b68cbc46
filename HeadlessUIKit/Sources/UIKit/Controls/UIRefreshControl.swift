/// The control above the top of a list that is pulled down: it requests new content, and spins until that is loaded.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// V9, RF1.
    static let height: CGFloat = 60
    /// The distance in points of a pull that refreshes. Nobody has measured it: reports mention 100 to 140 (V10, RF2).
    private static let threshold: CGFloat = 120

    private let spinner = SpinnerSpokes()
    private let label = UILabel()
    private weak var scrollView: UIScrollView?
    /// True if the current pull has begun a refresh.
    private var hasTriggered = false

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        prepare()
    }

    /// The height is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
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
        spinner.bounds.size = CGSize(width: 20, height: 20)
        addSubview(spinner)
        addSubview(label)
    }

    open private(set) var isRefreshing = false

    /// Drawn below the spinner. Without attributes it is grey, in the system's footnote font.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The spinner's colour; grey by default.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue ?? .secondaryLabel
        }
    }

    /// Shows a refresh that the app has begun. It does not scroll, and sends no event (V11, RF3).
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

    /// The content slides back, unless a finger holds it (V10, RF2).
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

    /// It comes down with the content, by as much as that is below its top. During a refresh it stays above the content
    /// (V9, RF1).
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
        sendValueChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        label.frame = hasTitle ? CGRect(x: 0, y: 38, width: bounds.width, height: 18) : .zero
    }
}
