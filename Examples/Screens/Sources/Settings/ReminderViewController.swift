import UIKit

/// Lets the person pick the time and the weekdays of the reminder.
final class ReminderViewController: UITableViewController {
    private let store: SettingsStore
    private let datePicker = UIDatePicker()

    init(store: SettingsStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Reminder"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        tableView.accessibilityIdentifier = "settings.reminder.list"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")

        datePicker.datePickerMode = .time
        datePicker.preferredDatePickerStyle = .compact
        datePicker.minuteInterval = 5
        datePicker.date = store.reminderDate
        datePicker.accessibilityIdentifier = "settings.reminder.time"
        datePicker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                store.reminderDate = datePicker.date
            }, for: .valueChanged)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        2
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : Calendar.current.weekdaySymbols.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "Repeat" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        if indexPath.section == 0 {
            content.text = "Time"
            datePicker.sizeToFit()
            cell.accessoryView = datePicker
            cell.accessoryType = .none
            cell.selectionStyle = .none
            cell.accessibilityIdentifier = "settings.row.reminder.time"
        } else {
            let weekday = indexPath.row + 1
            content.text = Calendar.current.weekdaySymbols[indexPath.row]
            cell.accessoryView = nil
            cell.accessoryType = store.reminderWeekdays.contains(weekday) ? .checkmark : .none
            cell.selectionStyle = .default
            cell.accessibilityIdentifier = "settings.reminder.day.\(weekday)"
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        store.reminderWeekdays.formSymmetricDifference([indexPath.row + 1])
        tableView.reconfigureRows(at: [indexPath])
    }
}
