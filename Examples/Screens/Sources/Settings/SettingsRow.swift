import Foundation

/// A group of rows on the settings screen.
nonisolated enum SettingsSection: Hashable, Sendable, CaseIterable {
    case accounts, notifications, display, goals, about, reset

    var header: String? {
        switch self {
        case .accounts, .reset: nil
        case .notifications: "Notifications"
        case .display: "Display"
        case .goals: "Reading"
        case .about: "About"
        }
    }

    var footer: String? {
        switch self {
        case .notifications: "Reminders arrive only on the days you choose."
        case .reset: "Resetting restores the defaults. Your accounts stay connected."
        default: nil
        }
    }

    var rows: [SettingsRow] {
        switch self {
        case .accounts: [.accounts]
        case .notifications: [.notifications, .reminder, .sounds, .volume]
        case .display: [.appearance, .textSize, .startPage]
        case .goals: [.dailyGoal]
        case .about: [.version, .device]
        case .reset: [.reset]
        }
    }
}

/// A single row on the settings screen.
nonisolated enum SettingsRow: String, Hashable, Sendable {
    case accounts, notifications, reminder, sounds, volume
    case appearance, textSize, startPage, dailyGoal, version, device, reset

    var title: String {
        switch self {
        case .accounts: "Connected Accounts"
        case .notifications: "Allow Notifications"
        case .reminder: "Reminder"
        case .sounds: "Sounds"
        case .volume: "Volume"
        case .appearance: "Theme"
        case .textSize: "Text Size"
        case .startPage: "Start Page"
        case .dailyGoal: "Daily Goal"
        case .version: "Version"
        case .device: "Device"
        case .reset: "Reset All Settings"
        }
    }

    var symbolName: String {
        switch self {
        case .accounts: "person.2"
        case .notifications: "bell.badge"
        case .reminder: "alarm"
        case .sounds: "speaker.wave.2"
        case .volume: "dial.low"
        case .appearance: "circle.lefthalf.filled"
        case .textSize: "textformat.size"
        case .startPage: "house"
        case .dailyGoal: "target"
        case .version: "info.circle"
        case .device: "iphone"
        case .reset: "arrow.counterclockwise"
        }
    }

    /// Whether the whole row reacts to a tap, rather than a control inside it.
    var isSelectable: Bool {
        switch self {
        case .accounts, .reminder, .version, .reset: true
        default: false
        }
    }

    var opensPage: Bool { self == .accounts || self == .reminder }

    func matches(_ query: String) -> Bool {
        query.isEmpty || title.localizedStandardContains(query)
    }
}
