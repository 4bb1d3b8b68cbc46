import UIKit

/// A few words about a place, beside its pin.
public final class CalloutViewController: UIViewController {
    private let name: UILabel
    private let detail: UILabel
    private let badge: IconBadge
    private let open: UILabel

    /// Creates the words about a place, with its texts in a language. Defaults to English.
    public init(about name: String, language: DemoLanguage = .english) {
        let place = Place.all.first { $0.name == name } ?? Place.all[0]
        badge = IconBadge(place.icon, color: place.color)
        self.name = UILabel(language.text(place.name), size: 16, weight: .semibold, lines: 0)
        detail = UILabel(language.text(place.kind), size: 14, color: .secondaryLabel, lines: 0)
        open = UILabel(language.text("Open until 18:00"), size: 14, weight: .medium, color: .systemGreen, lines: 0)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 260, height: 92)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "callout"
        for part in [badge, name, detail, open] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(14, 14)
        badge.frame = area.cutLeft(40, gap: 12).centered(40, 40)
        name.frame = area.cutTop(22)
        detail.frame = area.cutTop(20)
        open.frame = area.cutTop(22)
        view.mirror([badge, name, detail, open])
    }
}
