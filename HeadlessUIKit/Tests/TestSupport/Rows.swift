import Foundation
import UIKit

/// Rows with a data source that records its requests: one cell class under one identifier.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
    let journal: Journal
    var counts: [Int]
    var titles: [Int: String] = [:]
    var footers: [Int: String] = [:]
    /// The height of a cell by its constraints; `nil` for text cells, which have the default height.
    var height: ((IndexPath) -> CGFloat)?
    /// Further configuration of a row's cell.
    var dress: (UITableViewCell) -> Void = { _ in }
    private(set) var made: [HighCell] = []

    init(_ counts: [Int], journal: Journal = Journal()) {
        self.counts = counts
        self.journal = journal
    }

    /// The table makes cells of the class only through this, so that they can be counted.
    func register(in table: UITableView) {
        table.register(HighCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        journal.note("sections")
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        journal.note("rows \(section)")
        return counts[section]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        journal.note("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? HighCell {
            if !made.contains(where: { $0 === cell }) { made.append(cell) }
            cell.wantedHeight = height?(indexPath)
        }
        dress(cell)
        if height == nil { cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)" }
        return cell
    }
}

/// A cell with a given height, by a constraint in its content view.
final class HighCell: UITableViewCell {
    private var constraint: NSLayoutConstraint?
    private(set) var fittings = 0
    private(set) var reuses = 0

    var wantedHeight: CGFloat? {
        didSet {
            guard let wantedHeight else { return }
            if constraint == nil {
                let filler = UIView()
                filler.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(filler)
                NSLayoutConstraint.activate([
                    filler.topAnchor.constraint(equalTo: contentView.topAnchor),
                    filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                ])
                constraint = filler.heightAnchor.constraint(equalToConstant: wantedHeight)
                constraint?.isActive = true
            }
            constraint?.constant = wantedHeight
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittings += 1
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// A table that fills a phone of 393 by 852 points with 59 points of safe area above and 34 below, and three pixels per
/// point.
@MainActor
struct TableScreen {
    let phone: Phone
    let table: UITableView
    let fingers: Touchscreen

    init(style: UITableView.Style = .plain) {
        phone = Phone()
        table = UITableView(frame: phone.root.view.bounds, style: style)
        phone.root.view.addSubview(table)
        fingers = Touchscreen(phone.window)
    }

    func show(_ rows: Rows) {
        rows.register(in: table)
        MainLoop.current.settle()
    }
}

extension IndexPath {
    /// For texts: section and row.
    var name: String { "\(section).\(row)" }
}
