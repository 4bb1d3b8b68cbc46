import UIKit

/// Asks for a rating of the app.
final class RatingViewController: UIViewController {
    private let icon = ArtworkView(Artwork(.waves, .systemTeal, .systemIndigo), cornerRadius: 16)
    private let question = UILabel("Enjoying Tidepool?", size: 19, weight: .semibold, alignment: .center)
    private let hint = UILabel(
        "Tap a star to rate it. It takes a second and helps us a lot.", size: 14, color: .secondaryLabel,
        alignment: .center, lines: 2)
    private let stars = StarRating(rating: 4)
    private lazy var submit = ActionButton("Submit", size: 16) { [weak self] in self?.dismiss(animated: true) }
    private lazy var later = ActionButton("Not now", look: .plain, size: 16) { [weak self] in
        self?.dismiss(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 300, height: 342)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "rating"
        stars.accessibilityIdentifier = "stars"
        submit.accessibilityIdentifier = "submit"
        icon.accessibilityLabel = "Tidepool"
        question.accessibilityTraits = .header
        for part in [icon, question, hint, stars, submit, later] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(20, 0)
        let isLow = area.height < 330
        _ = area.cutTop(isLow ? 14 : 24)
        _ = area.cutBottom(isLow ? 4 : 8)
        later.frame = area.cutBottom(44, gap: 2)
        submit.frame = area.cutBottom(46, gap: isLow ? 8 : 14)
        if isLow {
            icon.frame = area.cutTop(44, gap: 8).centered(44, 44)
        } else {
            icon.frame = area.cutTop(64, gap: 12).centered(64, 64)
        }
        question.frame = area.cutTop(26, gap: 4)
        hint.frame = area.cutTop(40, gap: 8)
        stars.frame = area.centered(min(area.width, 220), min(area.height, 38))
    }
}
