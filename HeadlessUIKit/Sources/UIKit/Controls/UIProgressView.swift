/// A bar whose fill shows a progress. Its height is fixed (CO4).
///
/// Images, and `observedProgress`, which needs key-value observing, are left out.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private let track = UIView()
    private let filled = UIView()
    private var current: Float = 0

    private static let height: CGFloat = 4
    /// The shortest visible fill.
    private static let narrowest: CGFloat = 8
    /// Chosen by eye.
    private static let duration: TimeInterval = 0.25

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Makes a bar with UIKit's default width of 150 points.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    private func prepare() {
        for part in [track, filled] {
            part.isUserInteractionEnabled = false
            part.layer.cornerRadius = Self.height / 2
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        updateColors()
        updateAccessibilityValue()
    }

    /// A bar's track is clear unless it has a colour.
    open var progressViewStyle = Style.default { didSet { updateColors() } }

    /// Clamped to 0…1; 0 by default.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }

    /// Changes the value at once. The animation needs a window.
    open func setProgress(_ progress: Float, animated: Bool) {
        current = progress.isNaN ? 0 : min(1, max(0, progress))
        updateAccessibilityValue()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration) { self.layoutIfNeeded() }
    }

    private func updateAccessibilityValue() {
        accessibilityValue = "\(Int((current * 100).rounded()))%"
    }

    // MARK: Look

    /// The fill's colour; nil is the tint colour.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the rest of the track; nil is a system fill.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        filled.backgroundColor = progressTintColor ?? tintColor
        track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let part = (bounds.width * CGFloat(current)).rounded()
        let width = current > 0 ? min(bounds.width, max(Self.narrowest, part)) : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        filled.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    override func ownSize(for size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    override var fixedAxes: UIAxis { .vertical }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(for: size) }
}
