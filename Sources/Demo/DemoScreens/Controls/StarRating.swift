import UIKit

/// Five stars, as many of them filled as the rating says.
final class StarRating: UIControl {
    private let stars: [IconView]

    init(rating: Int, color: UIColor = .systemOrange) {
        stars = (1...5).map { IconView(.star, color: $0 <= rating ? color : .systemGray4) }
        super.init(frame: .zero)
        for star in stars { addSubview(star) }
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityValue = "\(rating) of 5 stars"
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A rating is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (star, slot) in zip(stars, bounds.columns(stars.count)) {
            let side = min(slot.width - 4, bounds.height, 38)
            star.frame = slot.centered(side, side)
        }
        mirrorSubviews()
    }
}
