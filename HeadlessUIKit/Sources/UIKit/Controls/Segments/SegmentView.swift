/// One segment: a centred title or image. For VoiceOver it is a button.
final class SegmentView: UIView {
    /// A title and an image exclude each other.
    var title: String? { didSet { contentDidChange() } }
    var image: UIImage? { didSet { contentDidChange() } }
    var action: UIAction?
    /// 0 for a segment that shares the remaining width.
    var fixedWidth: CGFloat = 0
    var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
    var isEnabled = true { didSet { updateTraits() } }
    var isSelected = false { didSet { updateTraits() } }
    var attributes: [NSAttributedString.Key: Any] = [:] { didSet { contentDidChange() } }
    /// The action of VoiceOver's double tap.
    var onActivate: () -> Void = {}

    private let label = UILabel()
    private let imageView = UIImageView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        addSubview(imageView)
        updateTraits()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func contentDidChange() {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.image = image
        accessibilityLabel = title ?? action?.title
        setNeedsLayout()
    }

    private func updateTraits() {
        accessibilityTraits = .button
        if isSelected { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
        label.alpha = isEnabled ? 1 : 0.3
        imageView.alpha = label.alpha
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onActivate()
        return true
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? label.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
        label.frame = room.insetBy(dx: 4, dy: 0)
        let size = image?.size ?? .zero
        imageView.frame = CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
}
