import Foundation
import UIKit

/// Rows that look alike, and perhaps a header and a footer, all with content configurations.
@MainActor
final class ConfiguredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let row: UIListContentConfiguration
    var header: UIListContentConfiguration?
    var footer: UIListContentConfiguration?

    private let count: Int

    init(_ row: UIListContentConfiguration, count: Int = 1) {
        self.row = row
        self.count = count
    }

    func show(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 700), style: style)
        table.traitOverrides.displayScale = 2
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = row
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(header) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(footer) }

    private func view(_ content: UIListContentConfiguration?) -> UIView? {
        guard let content else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.contentConfiguration = content
        return view
    }
}
