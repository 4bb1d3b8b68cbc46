import UIKit

/// A few settings of a player, as tall as its rows. A tap on a row pushes a ``ChoiceViewController``.
public final class PlaybackViewController: UIViewController {
    private let column = RowColumn()

    /// The titles of the rows, with the choices behind each.
    private static let settings = [
        ("Speed", ["Half", "Normal", "Double"]),
        ("Quality", ["Low", "Good", "Lossless"]),
        ("Sleep timer", ["Off", "15 minutes", "30 minutes", "An hour", "End of the track", "End of the album"]),
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playback"
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "playback"
        column.fill(view)
        for (name, choices) in Self.settings {
            let row = ListRow(
                name, weight: .regular, trailing: IconView(.chevron, color: .tertiaryLabel),
                trailingSize: CGSize(width: 14, height: 14))
            row.addAction(
                UIAction { [weak self] _ in
                    self?.navigationController?.pushViewController(
                        ChoiceViewController(name, choices: choices), animated: true)
                }, for: .touchUpInside)
            column.add(row)
        }
    }
}

/// The choices of one setting. The first one is ticked.
public final class ChoiceViewController: UIViewController {
    private let column = RowColumn()
    private let choices: [String]

    /// Creates a list of choices under a title.
    public init(_ title: String, choices: [String]) {
        self.choices = choices
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "choice"
        column.fill(view)
        for (number, choice) in choices.enumerated() {
            column.add(
                ListRow(
                    choice, weight: .regular, trailing: IconView(.check, color: number == 0 ? .systemBlue : .clear),
                    trailingSize: CGSize(width: 18, height: 18)))
        }
    }
}

/// A vertical stack of rows in the safe area of a view.
private final class RowColumn: UIStackView {
    init() {
        super.init(frame: .zero)
        axis = .vertical
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("A column is made in code")
    }

    func fill(_ view: UIView) {
        view.addConstrained(self)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            leadingAnchor.constraint(equalTo: area.leadingAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
            area.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: 8),
        ])
    }

    func add(_ row: ListRow) {
        addArrangedSubview(row)
        // The last row of a group has no separator.
        for case let other as ListRow in arrangedSubviews { other.showsSeparator = other !== row }
    }
}
