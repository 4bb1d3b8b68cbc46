import UIKit

/// A setting with its control. The name says whether the value is the default.
final class SettingCell: UITableViewCell {
    static let identifier = "setting"

    private var setting: Setting?
    private var set: (String) -> Void = { _ in }

    private lazy var toggle = UISwitch(
        frame: .zero,
        primaryAction: UIAction { [weak self] action in
            guard let toggle = action.sender as? UISwitch else { return }
            self?.set(toggle.isOn ? "true" : "false")
        })
    private lazy var stepper = UIStepper(
        frame: .zero,
        primaryAction: UIAction { [weak self] action in
            guard let stepper = action.sender as? UIStepper else { return }
            self?.set(String(Int(stepper.value)))
        })
    private lazy var menuButton: UIButton = {
        let button = UIButton(configuration: .borderless())
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = "Choose"
        return button
    }()

    /// Shows a setting.
    ///
    /// - Parameter set: Called with the value that the user gives it.
    func show(_ setting: Setting, set: @escaping (String) -> Void) {
        self.setting = setting
        self.set = set
        selectionStyle = .none
        showWords(of: setting)
        switch setting.control {
        case .toggle:
            toggle.isOn = setting.value == "true"
            toggle.accessibilityLabel = setting.name
            accessoryView = toggle
        case .points(let range, let step):
            (stepper.minimumValue, stepper.maximumValue) = (Double(range.lowerBound), Double(range.upperBound))
            stepper.stepValue = Double(step)
            stepper.value = Double(setting.value) ?? stepper.minimumValue
            stepper.accessibilityLabel = setting.name
            accessoryView = stepper
        case .choice(let choices):
            menuButton.setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
            menuButton.menu = menu(of: choices, chosen: setting.value)
            menuButton.sizeToFit()
            accessoryView = menuButton
        }
    }

    private func showWords(of setting: Setting) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = setting.name
        content.textProperties.color = setting.isDefault ? .label : .tintColor
        content.secondaryText = setting.isDefault ? title : "\(title), by default \(words(setting.defaultValue))"
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content
    }

    private var title: String { setting.map { words($0.value) } ?? "" }

    private func words(_ value: String) -> String {
        guard case .choice(let choices)? = setting?.control else { return value }
        return choices.first { $0.value == value }?.title ?? value
    }

    private func menu(of choices: [Setting.Choice], chosen: String) -> UIMenu {
        UIMenu(
            children: choices.map { choice in
                UIAction(title: choice.title, state: choice.value == chosen ? .on : .off) { [weak self] _ in
                    self?.set(choice.value)
                }
            })
    }
}
