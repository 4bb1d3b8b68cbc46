/// The surface with the lines of a menu. It scrolls if it is lower than the lines.
final class MenuPlatter: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scrollView = UIScrollView()
    private let header = UILabel()
    private var separators: [UIView] = []
    private(set) var lines: [MenuLine] = []
    private(set) var layout = MenuLayout(hasTitle: false, sections: [], pixel: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = MenuLayout.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.layer.cornerRadius = MenuLayout.cornerRadius
        material.clipsToBounds = true
        addSubview(material)
        scrollView.delaysContentTouches = false
        scrollView.contentInsetAdjustmentBehavior = .never
        material.contentView.addSubview(scrollView)
        header.font = .preferredFont(forTextStyle: .footnote)
        header.textColor = .secondaryLabel
        header.textAlignment = .center
        accessibilityViewIsModal = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A menu makes its platter itself.")
    }

    /// Shows other lines. The caller sets the frame of the platter.
    func show(_ contents: MenuContents) {
        (lines + separators + [header]).forEach { $0.removeFromSuperview() }
        let all = contents.sections.joined()
        let indent: MenuLayout.Indent =
            all.contains { $0.element.image != nil }
            ? .withImages : all.contains { $0.state != .off } ? .checked : .plain
        let sections = contents.sections.map { $0.map { MenuLine($0, indent: indent) } }
        layout = MenuLayout(
            hasTitle: !contents.title.isEmpty, sections: sections.map { $0.map(\.line) }, pixel: 1 / displayScale)
        lines = sections.flatMap { $0 }
        for (line, frame) in zip(lines, layout.lines.joined()) {
            line.frame = frame
            scrollView.addSubview(line)
        }
        separators = layout.separators.map { frame in
            let hairline = UIView(frame: frame)
            hairline.backgroundColor = .separator
            scrollView.addSubview(hairline)
            return hairline
        }
        if let frame = layout.header {
            header.text = contents.title
            header.frame = frame.insetBy(dx: MenuLayout.trailingInset, dy: 0)
            scrollView.addSubview(header)
        }
        scrollView.contentSize = layout.size
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scrollView.frame = bounds
        scrollView.isScrollEnabled = layout.size.height > bounds.height
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: MenuLayout.cornerRadius, cornerHeight: MenuLayout.cornerRadius,
            transform: nil)
    }

    /// Returns the line under a finger on the platter.
    func line(at point: CGPoint) -> MenuLine? {
        guard bounds.contains(point) else { return nil }
        return lines.first { $0.bounds.contains(convert(point, to: $0)) && $0.isEnabled }
    }
}
