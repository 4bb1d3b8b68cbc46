/// One entry of a visible menu.
final class MenuLine: UIView {
    let item: MenuContents.Item
    let indent: MenuLayout.Indent
    private let highlight = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    private let mark = CellSymbol(.checkmark, size: CGSize(width: 14, height: 13))
    private let chevron = CellSymbol(.chevron, size: CGSize(width: 8, height: 13))

    init(_ item: MenuContents.Item, indent: MenuLayout.Indent) {
        self.item = item
        self.indent = indent
        super.init(frame: .zero)
        let color: UIColor =
            isEnabled ? (item.attributes.contains(.destructive) ? .systemRed : .label) : .tertiaryLabel
        title.text = item.title
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = color
        title.numberOfLines = 2
        subtitle.text = item.element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        picture.image = item.element.image
        picture.contentMode = .scaleAspectFit
        picture.tintColor = color
        mark.tintColor = color
        mark.isHidden = item.state == .off
        if case .menu = item {} else { chevron.isHidden = true }
        highlight.backgroundColor = .systemFill
        highlight.layer.cornerRadius = 12
        highlight.isHidden = true
        for part in [highlight, title, subtitle, picture, mark, chevron] {
            part.isUserInteractionEnabled = false
            part.isAccessibilityElement = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityLabel = [item.title, item.element.subtitle].compactMap(\.self).joined(separator: ", ")
        accessibilityIdentifier = item.element.accessibilityIdentifier
        accessibilityTraits = traits
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A menu makes its lines itself.")
    }

    var isEnabled: Bool { !item.attributes.contains(.disabled) }
    var isHighlighted = false {
        didSet { highlight.isHidden = !isHighlighted }
    }

    private var traits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if item.state == .on { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    var line: MenuLayout.Line {
        guard subtitle.text?.isEmpty ?? true else { return .withSubtitle }
        return title.sizeThatFits(CGSize(width: textWidth, height: .infinity)).height > title.font.lineHeight * 1.5
            ? .double : .single
    }

    private var textWidth: CGFloat { MenuLayout.width - indent.rawValue - MenuLayout.trailingInset }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, _ frame: CGRect) {
            part.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
        }
        highlight.frame = bounds.insetBy(dx: 8, dy: 0)
        let titleHeight = min(
            title.sizeThatFits(CGSize(width: textWidth, height: .infinity)).height, bounds.height)
        let subtitleHeight = subtitle.text?.isEmpty ?? true ? 0 : subtitle.sizeThatFits(bounds.size).height
        let top = (bounds.height - titleHeight - subtitleHeight) / 2
        place(title, CGRect(x: indent.rawValue, y: top, width: textWidth, height: titleHeight))
        place(subtitle, CGRect(x: indent.rawValue, y: top + titleHeight, width: textWidth, height: subtitleHeight))
        place(mark, centred(mark.bounds.size, at: 20))
        place(picture, centred(CGSize(width: 24, height: 24), at: indent.rawValue - 20))
        place(chevron, centred(chevron.bounds.size, at: bounds.width - MenuLayout.trailingInset - 4))
    }

    private func centred(_ size: CGSize, at x: CGFloat) -> CGRect {
        CGRect(x: x - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
