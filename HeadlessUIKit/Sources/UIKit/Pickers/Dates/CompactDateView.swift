/// The date and the time of a compact date picker, each in a capsule.
final class CompactDateView: UIView {
    private var capsules: [UILabel] = []
    /// Called with the capsule that was tapped.
    var onTap: (UIView) -> Void = { _ in }
    var lastCapsule: UIView? { capsules.last }

    /// CO12.
    static let height: CGFloat = 34
    /// The padding of a text, and the distance between two capsules; chosen by eye.
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 6

    init() {
        super.init(frame: .zero)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onAction = { [weak self, weak tap] in tap.map { self?.tapped($0) } }
        addGestureRecognizer(tap)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A date picker makes this view itself.")
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        let point = tap.location(in: self)
        capsules.first { $0.frame.contains(point) }.map(onTap)
    }

    func show(_ texts: [String]) {
        while capsules.count > texts.count { capsules.removeLast().removeFromSuperview() }
        while capsules.count < texts.count { addCapsule() }
        for (capsule, text) in zip(capsules, texts) { capsule.text = text }
        setNeedsLayout()
    }

    private func addCapsule() {
        let capsule = UILabel()
        capsule.font = .preferredFont(forTextStyle: .body)
        capsule.textAlignment = .center
        capsule.isAccessibilityElement = false
        capsule.backgroundColor = .tertiarySystemFill
        capsule.layer.cornerRadius = Self.height / 2
        capsules.append(capsule)
        addSubview(capsule)
    }

    private var widths: [CGFloat] { capsules.map { $0.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.padding } }

    override var intrinsicContentSize: CGSize {
        let widths = widths
        let gaps = Self.gap * CGFloat(max(0, widths.count - 1))
        return CGSize(width: widths.reduce(0, +) + gaps, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (capsule, width) in zip(capsules, widths) {
            capsule.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - Self.height) / 2, width: width,
                height: Self.height)
            x += width + Self.gap
        }
    }
}
