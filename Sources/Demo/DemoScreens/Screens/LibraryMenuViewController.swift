import UIKit

/// The side menu of the library: its owner and its sections.
public final class LibraryMenuViewController: UIViewController {
    private let avatar = Avatar("Ida Lund", colors: [.systemTeal, .systemIndigo])
    private let caption: UILabel
    private let name = UILabel("Ida Lund", size: 22, weight: .bold, lines: 0, style: .title2)
    private let rows: [ListRow]

    /// Creates the menu with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        let items: [(title: String, icon: Icon, color: UIColor)] = [
            ("Playlists", .list, .systemPink),
            ("Artists", .star, .systemOrange),
            ("Albums", .book, .systemPurple),
            ("Songs", .note, .systemBlue),
            ("Downloaded", .bookmark, .systemGreen),
            ("New", .clock, .systemTeal),
        ]
        caption = UILabel(language.text("Listening as"), size: 15, color: .secondaryLabel, lines: 0)
        rows = items.map { LibraryMenuViewController.row(language.text($0.title), $0.icon, $0.color) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "library-menu"
        avatar.constrain(width: 56, height: 56)
        name.accessibilityTraits = .header
        rows.last?.showsSeparator = false
        let person = UIView()
        for part in [avatar, caption, name] { person.addConstrained(part) }
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: person.topAnchor),
            avatar.leadingAnchor.constraint(equalTo: person.leadingAnchor, constant: 16),
            caption.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 14),
            caption.leadingAnchor.constraint(equalTo: person.leadingAnchor, constant: 16),
            caption.trailingAnchor.constraint(equalTo: person.trailingAnchor, constant: -16),
            name.topAnchor.constraint(equalTo: caption.bottomAnchor),
            name.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: caption.trailingAnchor),
            name.bottomAnchor.constraint(equalTo: person.bottomAnchor),
        ])
        let column = ColumnView(
            [.init(person, gap: 24)] + rows.enumerated().map { .init($1, gap: $0 == 0 ? 16 : 0) }, inset: 16)
        view.addConstrained(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
    }

    private static func row(_ title: String, _ icon: Icon, _ color: UIColor) -> ListRow {
        ListRow(
            title, weight: .regular, leading: IconView(icon, color: color),
            leadingSize: CGSize(width: 24, height: 24),
            trailing: IconView(.chevron, color: .tertiaryLabel), trailingSize: CGSize(width: 14, height: 14))
    }
}
