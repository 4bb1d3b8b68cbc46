import DemoCatalogue
import UIKit

/// Everything that there is to try, and the probe.
final class CatalogueViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case demos, probe
    }

    private static let cell = "row"

    init() {
        super.init(style: .insetGrouped)
        title = "Presentations"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A catalogue is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .demos: Demo.Kind.allCases.count
        case .probe: 1
        case nil: 0
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        switch Section(rawValue: indexPath.section) {
        case .demos:
            let kind = Demo.Kind.allCases[indexPath.row]
            content.text = kind.title
            content.secondaryText = kind.hint
        case .probe:
            content.text = "Ask this UIKit"
            content.secondaryText = "What we do not know of it, and what we believe: a report to share."
        case nil: break
        }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen: UIViewController =
            switch Section(rawValue: indexPath.section) {
            case .demos: DemoSettingsViewController(Demo(Demo.Kind.allCases[indexPath.row]))
            default: ProbeViewController()
            }
        navigationController?.pushViewController(screen, animated: true)
    }
}
