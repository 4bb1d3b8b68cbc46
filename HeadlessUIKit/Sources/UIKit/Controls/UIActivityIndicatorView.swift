/// Spokes that indicate progress. Its size is fixed (CO5), and its picture does not move.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The deprecated styles are left out.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    private let spokes = SpinnerSpokes()

    /// `.medium`.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        prepare()
    }

    private func prepare() {
        spokes.color = color
        addSubview(spokes)
        isHidden = true
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    /// Decides the size: 20×20, or 37×37 for `.large`.
    open var style: UIActivityIndicatorView.Style {
        didSet {
            bounds.size = side
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Grey by default.
    open var color: UIColor! = .secondaryLabel { didSet { spokes.color = color ?? .secondaryLabel } }

    open private(set) var isAnimating = false

    /// True by default: an indicator that is not animating has `isHidden` set.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }

    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

    private var side: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spokes.frame = bounds
    }

    override func ownSize(for size: CGSize) -> CGSize { side }
    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize { side }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { side }
}
