import UIKit

/// Asks for a rating of the app.
public final class RatingViewController: UIViewController {
    private let icon = ArtworkView(Artwork(.waves, .systemTeal, .systemIndigo), cornerRadius: 16)
    private let question: UILabel
    private let hint: UILabel
    private let language: DemoLanguage
    private let stars = StarRating(rating: 4)
    private lazy var submit = ActionButton(language.text("Submit"), size: 16) { [weak self] in
        self?.dismiss(animated: true)
    }
    private lazy var later = ActionButton(language.text("Not now"), style: .plain, size: 16) { [weak self] in
        self?.dismiss(animated: true)
    }

    /// Creates the question with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        self.language = language
        question = UILabel(
            language.text("Enjoying Tidepool?"), size: 19, weight: .semibold, alignment: .center, lines: 0)
        hint = UILabel(
            language.text("Tap a star to rate it. It takes a second and helps us a lot."), size: 14,
            color: .secondaryLabel, alignment: .center, lines: 0)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 300, height: 0)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "rating"
        stars.accessibilityIdentifier = "stars"
        submit.accessibilityIdentifier = "submit"
        icon.accessibilityLabel = "Tidepool"
        question.accessibilityTraits = .header
        icon.constrain(width: 64, height: 64)
        question.constrain(minimumHeight: 26)
        hint.constrain(minimumHeight: 40)
        stars.constrain(width: 220, height: 44)
        submit.constrain(minimumHeight: 46)
        later.constrain(minimumHeight: 44)
        let column = ColumnView(
            [
                .init(icon, gap: 24, isWide: false), .init(question, gap: 12), .init(hint, gap: 4),
                .init(stars, gap: 11, isWide: false),
            ], inset: 17, side: 20)
        for part in [column, submit, later] { view.addConstrained(part) }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            submit.topAnchor.constraint(equalTo: column.bottomAnchor),
            submit.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            submit.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            later.topAnchor.constraint(equalTo: submit.bottomAnchor, constant: 2),
            later.leadingAnchor.constraint(equalTo: submit.leadingAnchor),
            later.trailingAnchor.constraint(equalTo: submit.trailingAnchor),
            later.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
        ])
    }
}
