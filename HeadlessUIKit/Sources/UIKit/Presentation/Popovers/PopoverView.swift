/// The view around a popover's content: a background with rounded corners and a shadow. As on iOS 26 it has no arrow.
final class PopoverView: UIView {
    private let clip = UIView()
    private let content: UIView
    var onEscape: () -> Void = {}

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

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
        return true
    }
}
