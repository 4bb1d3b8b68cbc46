import UIKit

/// A row of a list: a title over a subtitle, with a leading view, a trailing view and a separator below.
final class ListRow: UIControl {
    private let leading: UIView?
    private let leadingSize: CGSize
    private let title: UILabel
    private let subtitle: UILabel?
    private let trailing: UIView?
    private let trailingSize: CGSize
    private let separator = Separator()

    /// - Parameter trailingSize: Defaults to the size that the trailing view wants.
    init(
        _ title: String,
        subtitle: String? = nil,
        titleSize: CGFloat = 17,
        weight: UIFont.Weight = .medium,
        color: UIColor = .label,
        leading: UIView? = nil,
        leadingSize: CGSize = .zero,
        trailing: UIView? = nil,
        trailingSize: CGSize? = nil
    ) {
        self.leading = leading
        self.leadingSize = leadingSize
        self.trailing = trailing
        self.trailingSize = trailingSize ?? trailing?.sizeThatFits(.zero) ?? .zero
        self.title = UILabel(title, size: titleSize, weight: weight, color: color)
        self.subtitle = subtitle.map { UILabel($0, size: 15, color: .secondaryLabel) }
        super.init(frame: .zero)
        for part in [leading, self.title, self.subtitle, trailing, separator] {
            if let part { addSubview(part) }
        }
        accessibilityLabel = [title, subtitle].compactMap { $0 }.joined(separator: ", ")
        accessibilityTraits = .button
        // An action for a press, as in an app: a finger that moves on may then drag what the row is in. A control without
        // any action may be one whose value follows the finger.
        addAction(UIAction { _ in }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A row is made in code")
    }

    /// Whether the separator is shown. Defaults to `true`.
    var showsSeparator: Bool {
        get { !separator.isHidden }
        set { separator.isHidden = !newValue }
    }

    /// The distance of the content from the left and right edge, in points. The separator runs to the right edge.
    var inset: CGFloat = 16 {
        didSet { setNeedsLayout() }
    }

    /// The minimum height, in points.
    var usualHeight: CGFloat = 52 {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Tall enough for one line of each text.
    override var intrinsicContentSize: CGSize {
        let text = subtitle == nil ? 25 : 46
        return CGSize(
            width: UIView.noIntrinsicMetric, height: max(usualHeight, scaled(CGFloat(text)) + 14))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(inset, 0)
        if let leading {
            leading.frame = area.cutLeft(leadingSize.width, gap: leadingSize.width > 50 ? 16 : 14)
                .centered(leadingSize.width, leadingSize.height)
        }
        separator.frame = CGRect(
            x: area.minX, y: bounds.maxY - Separator.thickness,
            width: bounds.maxX - area.minX, height: Separator.thickness)
        if let trailing {
            trailing.frame = area.cutRight(trailingSize.width, gap: 12)
                .centered(trailingSize.width, trailingSize.height)
        }
        if let subtitle {
            var text = area.centered(area.width, scaled(25) + scaled(21))
            title.frame = text.cutTop(scaled(25))
            subtitle.frame = text
        } else {
            title.frame = area
        }
        mirrorSubviews()
    }
}
