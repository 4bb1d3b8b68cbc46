import UIKit

/// Shares an article: a preview, people to send it to, and a few actions.
public final class ShareViewController: UIViewController {
    private let thumbnail = ArtworkView(Artwork(.peaks, .systemTeal, .systemBlue, .systemIndigo), cornerRadius: 10)
    private let headline = UILabel("The lighthouse keepers who never left", size: 16, weight: .semibold, lines: 2)
    private let source = UILabel("fieldjournal.example", size: 13, color: .secondaryLabel)
    private lazy var close = IconButton(
        .close, label: "Close", color: .secondaryLabel, background: .tertiarySystemFill, diameter: 30, iconSide: 16
    ) { [weak self] in self?.dismiss(animated: true) }
    private let people = Person.all.map { PersonButton($0) }
    private let line = Separator()
    private let actions: [ListRow] = [
        ShareViewController.row("Copy link", .link),
        ShareViewController.row("Add to reading list", .bookmark),
        ShareViewController.row("Send by mail", .envelope),
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 369, height: 356)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "share"
        close.accessibilityIdentifier = "close"
        for part in [thumbnail, headline, source, close, line] + people + actions { view.addSubview(part) }
        actions.last?.showsSeparator = false
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(20, 0)
        let isLow = area.height < 350
        _ = area.cutTop(isLow ? 14 : 20)
        var top = area.cutTop(64, gap: isLow ? 12 : 16)
        thumbnail.frame = top.cutLeft(64, gap: 14)
        close.frame = top.cutRight(36, gap: 8).centered(44, 44)
        var text = top.centered(top.width, 62)
        headline.frame = text.cutTop(42, gap: 2)
        source.frame = text

        for (button, slot) in zip(people, area.cutTop(82, gap: isLow ? 4 : 14).columns(people.count)) {
            button.frame = slot
        }
        line.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: Separator.thickness)
        let height = min(52, (area.height / CGFloat(actions.count)).rounded(.down))
        for row in actions {
            let slot = area.cutTop(height)
            row.frame = CGRect(x: 0, y: slot.minY, width: view.bounds.width, height: slot.height)
        }
    }

    private static func row(_ title: String, _ icon: Icon) -> ListRow {
        let row = ListRow(
            title, weight: .regular,
            leading: IconView(icon, color: .systemBlue), leadingSize: CGSize(width: 24, height: 24),
            trailing: IconView(.chevron, color: .tertiaryLabel), trailingSize: CGSize(width: 14, height: 14))
        row.inset = 20
        return row
    }
}

/// A person to send the article to.
@MainActor
private struct Person {
    let name: String
    let colors: [UIColor]

    static let all: [Person] = [
        Person(name: "Nora Whitlock", colors: [.systemPink, .systemOrange]),
        Person(name: "Tomas Berg", colors: [.systemTeal, .systemBlue]),
        Person(name: "Oona Reyes", colors: [.systemIndigo, .systemPurple]),
        Person(name: "Hugo Lindqvist", colors: [.systemGreen, .systemTeal]),
        Person(name: "Ash Rowan", colors: [.systemRed, .systemPink]),
    ]
}

/// A round avatar with the first name below it.
private final class PersonButton: UIControl {
    private let avatar: Avatar
    private let name: UILabel

    init(_ person: Person) {
        avatar = Avatar(person.name, colors: person.colors)
        avatar.isUserInteractionEnabled = false
        let first = person.name.split(separator: " ").first.map { String($0) } ?? person.name
        name = UILabel(first, size: 12, color: .secondaryLabel, alignment: .center)
        super.init(frame: .zero)
        addSubview(avatar)
        addSubview(name)
        accessibilityLabel = person.name
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A button is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        avatar.frame = area.cutTop(56, gap: 8).centered(56, 56)
        name.frame = area
    }
}
