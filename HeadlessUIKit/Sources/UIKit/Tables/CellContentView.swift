/// The content view of a cell, with the image and the texts of a cell without a content configuration.
///
/// These are made on first use, and are outside of the hierarchy while they are empty.
final class CellContentView: UIView {
    private(set) lazy var image = UIImageView(frame: .zero)
    private var textLabel: UILabel?
    private var detailLabel: UILabel?
    private var hasImage = false

    func text(_ style: UITableViewCell.CellStyle) -> UILabel {
        if let textLabel { return textLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : ListMetrics.rowFont)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        textLabel = label
        return label
    }

    func detail(_ style: UITableViewCell.CellStyle) -> UILabel? {
        guard style != .default else { return nil }
        if let detailLabel { return detailLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .subtitle ? .subheadline : ListMetrics.rowFont)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .value2 ? .label : .secondaryLabel
        addSubview(label)
        detailLabel = label
        return label
    }

    /// True if the cell's own texts or image are not empty.
    var hasContent: Bool {
        hasImage && image.image != nil || textLabel?.text?.isEmpty == false || detailLabel?.text?.isEmpty == false
    }

    func imageView() -> UIImageView {
        if !hasImage {
            hasImage = true
            addSubview(image)
        }
        return image
    }

    /// - Parameter trailing: The distance between the texts and the end of the view.
    func layout(
        _ style: UITableViewCell.CellStyle, width: CGFloat, leading: CGFloat, trailing: CGFloat, scale: CGFloat
    ) -> CellTextLayout {
        CellTextLayout(
            style: style, width: width, leading: leading, trailing: trailing, scale: scale,
            imageSize: hasImage ? image.image?.size : nil, text: Self.measure(textLabel),
            detail: Self.measure(detailLabel))
    }

    /// Returns the size of a label's text for a width; zero without text.
    private static func measure(_ label: UILabel?) -> (CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return { _ in .zero } }
        return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }

    func apply(_ layout: CellTextLayout) {
        let frames = layout.frames(height: bounds.height)
        if hasImage { image.frame = turned(frames.image ?? .zero) }
        textLabel?.frame = turned(frames.text)
        detailLabel?.frame = turned(frames.detail)
    }

    private func turned(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
