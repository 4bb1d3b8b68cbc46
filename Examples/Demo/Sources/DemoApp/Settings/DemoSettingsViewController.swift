import DemoCatalogue
import UIKit

/// The settings of a demo, the Swift that says the same, and the button that shows it.
final class DemoSettingsViewController: UITableViewController {
    private enum Section {
        case screens, options, code
    }

    private var demo: Demo
    private var run: DemoRun?
    private let sections: [Section]

    init(_ demo: Demo) {
        self.demo = demo
        sections = demo.kind.hasScreens ? [.screens, .options, .code] : [.options, .code]
        super.init(style: .insetGrouped)
        title = demo.kind.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("Settings are made in code, for a demo.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Show", primaryAction: UIAction(title: "Show") { [weak self] _ in self?.show() })
        tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
        tableView.register(CodeCell.self, forCellReuseIdentifier: CodeCell.identifier)
    }

    private func show() {
        guard run == nil, let scene = view.window?.windowScene else { return }
        let run = DemoRun(demo, in: scene) { [weak self] in self?.run = nil }
        self.run = run
        run.begin(from: self)
    }

    // MARK: Rows

    private var screens: [Setting] {
        [
            Setting(
                name: "over", choices: DemoPresenter.allCases.map { ($0.rawValue, $0.title) },
                value: demo.presenter.rawValue
            ) { demo, value in DemoPresenter(rawValue: value).map { demo.presenter = $0 } },
            Setting(
                name: "screen", choices: DemoScreen.allCases.map { ($0.rawValue, $0.title) },
                value: demo.screen.rawValue
            ) { demo, value in DemoScreen(rawValue: value).map { demo.screen = $0 } },
        ]
    }

    private func settings(in section: Section) -> [Setting] {
        switch section {
        case .screens: screens
        case .options: demo.options.map(Setting.init)
        case .code: []
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch sections[section] {
        case .screens: "Screens"
        case .options: "Options"
        case .code: "Swift"
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section] == .code ? 1 : settings(in: sections[section]).count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = sections[indexPath.section]
        let identifier = section == .code ? CodeCell.identifier : SettingCell.identifier
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let cell = cell as? CodeCell { cell.show(demo.code) }
        if let cell = cell as? SettingCell {
            let setting = settings(in: section)[indexPath.row]
            cell.show(setting) { [weak self] value in self?.set(setting, to: value) }
        }
        return cell
    }

    private func set(_ setting: Setting, to value: String) {
        setting.write(&demo, value)
        // The rows stay: a control that is being used must not be replaced under the finger.
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section] == .code
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        UIPasteboard.general.string = demo.code
    }
}
