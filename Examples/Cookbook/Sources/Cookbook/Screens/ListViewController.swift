import UIKit

/// A row of a list.
struct Row {
    let title: String
    var subtitle: String?
    var icon: Icon?
    var color = UIColor.systemBlue
    var picture: Artwork.Picture?
}

/// A list with an icon or a picture in each row. Row 2 has the identifier `row-2`.
class ListViewController: UITableViewController {
    var rows: [Row] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    /// Called with the index of a row that is tapped. Does nothing by default.
    var onSelect: @MainActor (Int) -> Void = { _ in }

    convenience init(_ title: String? = nil, rows: [Row]) {
        self.init(style: .plain)
        self.title = title
        self.rows = rows
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.separatorInset.left = 72
        tableView.estimatedRowHeight = 64
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let leading =
            row.picture.map { Artwork($0, cornerRadius: 8).sized(48, 48) }
            ?? row.icon.map { Badge($0, color: row.color) }
        let texts = UIStackView(UILabel(row.title, weight: .medium), spacing: 2)
        if let subtitle = row.subtitle {
            texts.addArrangedSubview(UILabel(subtitle, .subheadline, color: .secondaryLabel))
        }
        let content = UIStackView(axis: .horizontal, spacing: 12)
        if let leading { content.addArrangedSubview(leading) }
        content.addArrangedSubview(texts)
        cell.contentView.fill(
            with: content, insets: NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20))
        let height = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
        height.priority = .defaultHigh
        height.isActive = true
        cell.backgroundColor = .clear
        cell.accessibilityIdentifier = "row-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(indexPath.row)
    }
}
