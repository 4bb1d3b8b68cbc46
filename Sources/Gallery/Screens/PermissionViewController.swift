import UIKit

/// Explains why the app would like to know where the phone is, before the system asks.
final class PermissionViewController: UIViewController {
    private let badge = IconBadge(
        .spot, color: .systemBlue.withAlphaComponent(0.14), iconColor: .systemBlue, iconScale: 0.58)
    private let question = UILabel("Use your location?", size: 17, weight: .semibold, alignment: .center)
    private let reason = UILabel(
        "Concerts near you are listed first. Your place never leaves this phone.", size: 14, color: .secondaryLabel,
        alignment: .center, lines: 3)
    private lazy var later = ActionButton("Not now", look: .gray, size: 16, cornerRadius: 10) { [weak self] in
        self?.dismiss(animated: true)
    }
    private lazy var allow = ActionButton("Allow", size: 16, cornerRadius: 10) { [weak self] in
        self?.dismiss(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 280, height: 236)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "permission"
        allow.accessibilityIdentifier = "allow"
        later.accessibilityIdentifier = "later"
        question.accessibilityTraits = .header
        for part in [badge, question, reason, later, allow] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(16, 0)
        _ = area.cutTop(22)
        _ = area.cutBottom(20)
        let buttons = area.cutBottom(44, gap: 12).columns(2, gap: 8)
        later.frame = buttons[0]
        allow.frame = buttons[1]
        badge.frame = area.cutTop(48, gap: 12).centered(48, 48)
        question.frame = area.cutTop(24, gap: 4)
        reason.frame = area.cutTop(56)
    }
}
