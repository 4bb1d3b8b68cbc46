/// The view around a popover's content: a background with rounded corners and a shadow.
///
/// The content has the whole frame, the space of the arrow included, and a safe area without it. No arrow is drawn.
final class PopoverView: UIView {
    private let clip = UIView()
    private let content: UIView
    var onEscape: () -> Void = {}
    /// The direction of the arrow; empty without one.
    var arrow: UIPopoverArrowDirection = [] {
        didSet { if arrow != oldValue { setNeedsSafeAreaUpdate() } }
    }

    /// Chosen by eye.
    private static let cornerRadius: CGFloat = 26

    init(content: UIView, frame: CGRect) {
        self.content = content
        super.init(frame: frame)
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        accessibilityViewIsModal = true
        clip.clipsToBounds = true
        clip.layer.cornerRadius = Self.cornerRadius
        clip.layer.cornerCurve = .continuous
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
        clip.addSubview(content)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A popover's wrapper is made by its presentation controller.")
    }

    /// Sets the background of the popover; `nil` for the system's.
    func show(background: UIColor?) {
        clip.backgroundColor = background ?? .systemBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        clip.frame = bounds
        if content.superview === clip { content.frame = clip.bounds }
    }

    override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
        var insets = super.safeAreaInsets(for: subview)
        switch arrow {
        case .up: insets.top += PopoverLayout.arrowLength
        case .down: insets.bottom += PopoverLayout.arrowLength
        case .left: insets.left += PopoverLayout.arrowLength
        case .right: insets.right += PopoverLayout.arrowLength
        default: break
        }
        return insets
    }

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
        return true
    }
}
