import UIKit

/// Owns the switches, stepper and menus shown inside rows, and keeps them in step with the store.
final class SettingsControls {
    private let store: SettingsStore
    private let notifications = UISwitch()
    private let sounds = UISwitch()
    private let dailyGoal = UIStepper()
    private let startPage = UIButton(configuration: .plain())
    private lazy var appearance = UISegmentedControl(
        frame: .zero,
        actions: AppearanceMode.allCases.map { mode in
            UIAction(title: mode.title) { [weak self] _ in self?.store.appearance = mode }
        }
    )

    init(store: SettingsStore) {
        self.store = store

        notifications.accessibilityIdentifier = "settings.notifications"
        notifications.accessibilityLabel = SettingsRow.notifications.title
        notifications.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.store.notificationsEnabled = notifications.isOn
            }, for: .valueChanged)

        sounds.accessibilityIdentifier = "settings.sounds"
        sounds.accessibilityLabel = SettingsRow.sounds.title
        sounds.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.store.soundsEnabled = sounds.isOn
            }, for: .valueChanged)

        dailyGoal.accessibilityIdentifier = "settings.dailyGoal"
        dailyGoal.minimumValue = 1
        dailyGoal.maximumValue = 20
        dailyGoal.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.store.dailyGoal = Int(dailyGoal.value)
            }, for: .valueChanged)

        appearance.accessibilityIdentifier = "settings.appearance"
        startPage.accessibilityIdentifier = "settings.startPage"
        startPage.showsMenuAsPrimaryAction = true
        startPage.changesSelectionAsPrimaryAction = true
        refresh(animated: false)
    }

    func control(for row: SettingsRow) -> UIView? {
        switch row {
        case .notifications: notifications
        case .sounds: sounds
        case .dailyGoal: dailyGoal
        case .appearance: appearance
        case .startPage: startPage
        default: nil
        }
    }

    /// Writes the stored values into the controls, leaving alone those that already agree.
    func refresh(animated: Bool) {
        if notifications.isOn != store.notificationsEnabled {
            notifications.setOn(store.notificationsEnabled, animated: animated)
        }
        if sounds.isOn != store.soundsEnabled {
            sounds.setOn(store.soundsEnabled, animated: animated)
        }
        dailyGoal.value = Double(store.dailyGoal)
        appearance.selectedSegmentIndex = store.appearance.rawValue
        startPage.menu = makeStartPageMenu()
        startPage.sizeToFit()
    }

    private func makeStartPageMenu() -> UIMenu {
        UIMenu(
            options: .singleSelection,
            children: StartPage.allCases.map { page in
                let action = UIAction(title: page.title, state: page == store.startPage ? .on : .off) { [weak self] _ in
                    self?.store.startPage = page
                }
                action.accessibilityIdentifier = "settings.startPage.\(page.rawValue)"
                return action
            })
    }
}
