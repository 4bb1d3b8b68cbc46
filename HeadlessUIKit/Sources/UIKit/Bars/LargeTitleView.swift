/// The large title below the buttons of a navigation bar. Scrolling content pushes it up, under the buttons.
final class LargeTitleView: UIView {
    private let label = UILabel()
    private static let margin: CGFloat = 16

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar makes its large title itself.")
    }

    func show(_ title: String?, attributes: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right - 2 * Self.margin
        let size = label.intrinsicContentSize
        let width = min(size.width, max(0, room))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = Self.margin + insets.left
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - Self.margin - insets.right - width : left,
            y: bounds.height - (LargeTitle.fullHeight + size.height) / 2, width: width, height: size.height)
    }
}
