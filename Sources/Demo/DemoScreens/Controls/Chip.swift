import UIKit

/// A capsule with a word, chosen or not.
final class Chip: UIControl {
    private let title: UILabel
    private let iconView: IconView?

    init(_ text: String, icon: Icon? = nil, isChosen: Bool = false, accent: UIColor = .systemBlue) {
        let color: UIColor = isChosen ? .white : .label
        title = UILabel(text, size: 15, weight: .medium, color: color, alignment: .center)
        iconView = icon.map { IconView($0, color: isChosen ? .white : accent) }
        super.init(frame: .zero)
        isSelected = isChosen
        backgroundColor = isChosen ? accent : .tertiarySystemFill
        addSubview(title)
        if let iconView { addSubview(iconView) }
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = isChosen ? [.button, .selected] : .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A chip is made in code")
    }

    /// The width for the text in any system font: a tenth more than measured, with 13 points on either side.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = title.sizeThatFits(size).width * 1.1
        return CGSize(width: (text + 26 + (iconView == nil ? 0 : 22)).rounded(.up), height: 36)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        var area = bounds.padded(iconView == nil ? 8 : 12, 0)
        if let iconView {
            iconView.frame = area.cutLeft(16, gap: 4).centered(16, 16)
        }
        title.frame = area
    }
}
