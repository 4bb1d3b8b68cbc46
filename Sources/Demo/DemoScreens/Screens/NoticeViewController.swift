import UIKit

/// A short message with a button, for instance to undo what it reports. Fits the top or the bottom of a screen.
public final class NoticeViewController: UIViewController {
    private let badge: IconBadge
    private let name: UILabel
    private let detail: UILabel
    private let action: String
    private lazy var button = ActionButton(action, style: .plain, size: 15) { [weak self] in
        self?.dismiss(animated: true)
    }

    /// Creates a notice with an icon on a coloured circle and a button, which dismisses it.
    ///
    /// - Parameter action: The title of the button.
    public init(_ title: String, detail text: String, icon: Icon, color: UIColor, action: String) {
        badge = IconBadge(icon, color: color)
        name = UILabel(title, size: 15, weight: .semibold)
        detail = UILabel(text, size: 14, color: .secondaryLabel)
        self.action = action
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 345, height: 68)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "notice"
        button.accessibilityIdentifier = "action"
        for part in [badge, name, detail, button] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(14, 0)
        badge.frame = area.cutLeft(40, gap: 12).centered(40, 40)
        button.frame = area.cutRight(56, gap: 8).centered(56, 44)
        var text = area.centered(area.width, 42)
        name.frame = text.cutTop(22)
        detail.frame = text
    }
}
