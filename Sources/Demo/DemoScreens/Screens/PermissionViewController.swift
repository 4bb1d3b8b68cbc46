import UIKit

/// Explains why the app asks for the user's location, before the system does.
public final class PermissionViewController: UIViewController {
    private let badge = IconBadge(
        .spot, color: .systemBlue.withAlphaComponent(0.14), iconColor: .systemBlue, iconScale: 0.58)
    private let question: UILabel
    private let reason: UILabel
    private let language: DemoLanguage
    private lazy var later = ActionButton(
        language.text("Not now"), style: .gray, size: 16, cornerRadius: 10
    ) { [weak self] in self?.dismiss(animated: true) }
    private lazy var allow = ActionButton(language.text("Allow"), size: 16, cornerRadius: 10) { [weak self] in
        self?.dismiss(animated: true)
    }

    /// Creates the question with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        self.language = language
        question = UILabel(
            language.text("Use your location?"), size: 17, weight: .semibold, alignment: .center, lines: 0)
        reason = UILabel(
            language.text("Concerts near you are listed first. Your place never leaves this phone."), size: 14,
            color: .secondaryLabel, alignment: .center, lines: 0)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    /// The centre of the Allow button, in the window's coordinates. Meaningless while the view is in no window.
    public var allowButtonCenter: CGPoint {
        allow.convert(CGPoint(x: allow.bounds.midX, y: allow.bounds.midY), to: nil)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "permission"
        allow.accessibilityIdentifier = "allow"
        later.accessibilityIdentifier = "later"
        question.accessibilityTraits = .header
        badge.constrain(width: 48, height: 48)
        question.constrain(minimumHeight: 24)
        reason.constrain(minimumHeight: 50)
        let column = ColumnView(
            [.init(badge, gap: 22, isWide: false), .init(question, gap: 12), .init(reason, gap: 4)], inset: 12, side: 16
        )
        let buttons = ButtonPair(later, allow, height: 44, gap: 8)
        view.addConstrained(column)
        view.addConstrained(buttons)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            buttons.topAnchor.constraint(equalTo: column.bottomAnchor),
            buttons.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            buttons.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            buttons.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
        ])
    }
}
