import UIKit

/// The hours in which a phone stays silent: when they begin and when they end.
public final class QuietHoursViewController: UIViewController {
    private let name = UILabel("Quiet hours", size: 20, weight: .semibold, alignment: .center)
    private let side = UISegmentedControl(items: ["From", "To"])
    private let picker = UIDatePicker()
    private lazy var save = ActionButton("Save") { [weak self] in self?.dismiss(animated: true) }
    private lazy var stack = UIStackView(arrangedSubviews: [name, side, picker, save])
    /// Hours and minutes in seconds since midnight, in the order of the segments.
    private var times: [TimeInterval] = [22 * 3600, 7 * 3600]

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "quiet-hours"
        name.accessibilityTraits = .header
        side.accessibilityIdentifier = "side"
        picker.accessibilityIdentifier = "time"
        save.accessibilityIdentifier = "save"
        side.selectedSegmentIndex = 0
        side.addAction(UIAction { [weak self] _ in self?.showTime(animated: true) }, for: .valueChanged)
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.minuteInterval = 5
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = .gmt
        picker.addAction(UIAction { [weak self] _ in self?.takeTime() }, for: .valueChanged)
        showTime(animated: false)
        layOut()
    }

    private func layOut() {
        stack.axis = .vertical
        stack.spacing = 16
        save.constrain(minimumHeight: 50)
        view.addConstrained(stack)
        let area = view.safeAreaLayoutGuide
        let bottom = stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16)
        // A sheet that is taller than its content has the rest below it.
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            bottom,
        ])
    }

    private func showTime(animated: Bool) {
        picker.setDate(Date(timeIntervalSinceReferenceDate: times[side.selectedSegmentIndex]), animated: animated)
    }

    private func takeTime() {
        times[side.selectedSegmentIndex] = picker.date.timeIntervalSinceReferenceDate
    }
}
