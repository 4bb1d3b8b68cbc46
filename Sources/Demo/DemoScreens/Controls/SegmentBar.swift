import UIKit

/// A segmented control: one of a few words is chosen.
final class SegmentBar: UIControl {
    private let labels: [UILabel]
    private let thumb = UIView()
    private let chosen: Int

    init(_ titles: [String], chosen: Int) {
        self.chosen = chosen
        labels = titles.enumerated().map { index, title in
            UILabel(title, size: 14, weight: index == chosen ? .semibold : .medium, alignment: .center)
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        layer.cornerCurve = .continuous
        thumb.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
        }
        thumb.layer.cornerRadius = 7
        thumb.layer.cornerCurve = .continuous
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        for label in labels { addSubview(label) }
        isAccessibilityElement = true
        accessibilityLabel = titles.joined(separator: ", ")
        accessibilityValue = titles[chosen]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A bar is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let slots = bounds.padded(2, 2).columns(labels.count)
        thumb.frame = slots[chosen]
        for (label, slot) in zip(labels, slots) { label.frame = slot }
    }
}
