import UIKit

/// A person's initials on a circular gradient.
final class Avatar: GradientView {
    private let initials: UILabel

    init(_ name: String, colors: [UIColor]) {
        let letters = name.split(separator: " ").compactMap(\.first).filter(\.isLetter).prefix(2)
        initials = UILabel(String(letters), size: 17, weight: .semibold, color: .white, alignment: .center, style: nil)
        super.init(colors)
        addSubview(initials)
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .image
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        initials.font = UIFont.systemFont(ofSize: (bounds.height * 0.38).rounded(), weight: .semibold)
        initials.frame = bounds
    }
}
