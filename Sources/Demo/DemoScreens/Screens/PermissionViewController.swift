import UIKit

/// Explains why the app would like to know where the phone is, before the system asks.
final class PermissionViewController: UIViewController {
    private let badge = IconBadge(
        .spot, color: .systemBlue.withAlphaComponent(0.14), iconColor: .systemBlue, iconScale: 0.58)
    private let question = UILabel("Use your location?", size: 17, weight: .semibold, alignment: .center, lines: 0)
    private let reason = UILabel(
        "Concerts near you are listed first. Your place never leaves this phone.", size: 14, color: .secondaryLabel,
        alignment: .center, lines: 0)
    private lazy var later = ActionButton("Not now", look: .gray, size: 16, cornerRadius: 10) { [weak self] in
        self?.dismiss(animated: true)
    }
    private lazy var allow = ActionButton("Allow", size: 16, cornerRadius: 10) { [weak self] in
        self?.dismiss(animated: true)
    }

    /// The middle of the button that allows, in the window.
    var placeOfConsent: CGPoint {
        allow.convert(CGPoint(x: allow.bounds.midX, y: allow.bounds.midY), to: nil)
    }

    override func viewDidLoad() {
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
