import UIKit

/// The orders of a list, one of which is chosen.
public final class SortMenuViewController: UIViewController {
    private let rows: [(title: UILabel, mark: IconView, line: Separator)]

    /// Creates the menu with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        rows = ["Recently added", "Title", "Artist", "Year"].enumerated().map { index, title in
            let mark = IconView(.check, color: .systemBlue)
            mark.isHidden = index != 0
            return (UILabel(language.text(title), size: 16), mark, Separator())
        }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 230, height: 44 * CGFloat(rows.count))
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "sort-menu"
        for row in rows {
            for part in [row.title, row.mark, row.line] as [UIView] { view.addSubview(part) }
        }
        rows.last?.line.isHidden = true
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            let area = CGRect(x: 0, y: CGFloat(index) * 44, width: view.bounds.width, height: 44)
            row.title.frame = CGRect(x: 16, y: area.minY + 11, width: area.width - 60, height: 22)
            row.mark.frame = CGRect(x: area.maxX - 36, y: area.minY + 12, width: 20, height: 20)
            row.line.frame = CGRect(
                x: 16, y: area.maxY - Separator.thickness, width: area.width - 16, height: Separator.thickness)
        }
        view.mirror(rows.flatMap { [$0.title, $0.mark, $0.line] as [UIView] })
    }
}
