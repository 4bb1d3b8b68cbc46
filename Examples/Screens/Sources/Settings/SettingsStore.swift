import Foundation

/// How the app decides between light and dark colours.
public nonisolated enum AppearanceMode: Int, CaseIterable, Sendable {
    case system, light, dark

    public var title: String {
        switch self {
        case .system: "System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

/// The tab the app shows first after launch.
public nonisolated enum StartPage: String, CaseIterable, Sendable {
    case today, library, search

    public var title: String { rawValue.capitalized }
}

/// An outside service that the person has linked to the app.
public nonisolated struct ConnectedAccount: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var service: String
    public var username: String
    public var symbolName: String

    public init(id: UUID = UUID(), service: String, username: String, symbolName: String) {
        self.id = id
        self.service = service
        self.username = username
        self.symbolName = symbolName
    }
}

/// Every value that the settings screen can change, with its factory default.
public nonisolated struct SettingsValues: Equatable, Sendable {
    public var notificationsEnabled = false
    public var soundsEnabled = true
    public var volume: Float = 0.6
    public var reminderTime = DateComponents(hour: 9, minute: 0)
    public var reminderWeekdays: Set<Int> = [2, 3, 4, 5, 6]
    public var appearance = AppearanceMode.system
    public var textSize: Float = 17
    public var startPage = StartPage.today
    public var dailyGoal = 3
    public var accounts: [ConnectedAccount] = []

    public init() {}

    /// The reminder time expressed as a moment of today.
    public var reminderDate: Date {
        get {
            Calendar.current.date(
                bySettingHour: reminderTime.hour ?? 9,
                minute: reminderTime.minute ?? 0,
                second: 0,
                of: .now
            ) ?? .now
        }
        set { reminderTime = Calendar.current.dateComponents([.hour, .minute], from: newValue) }
    }
}

/// Holds the current settings in memory and announces every change.
@dynamicMemberLookup
public final class SettingsStore {
    public nonisolated static let didChangeNotification = Notification.Name("SettingsStore.didChange")

    public private(set) var values: SettingsValues {
        didSet {
            guard values != oldValue else { return }
            NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
        }
    }

    public init(values: SettingsValues = SettingsValues()) {
        self.values = values
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<SettingsValues, Value>) -> Value {
        get { values[keyPath: keyPath] }
        set { values[keyPath: keyPath] = newValue }
    }

    public func removeAccount(id: ConnectedAccount.ID) {
        values.accounts.removeAll { $0.id == id }
    }

    /// Restores the defaults. Connected accounts stay linked.
    public func reset() {
        var defaults = SettingsValues()
        defaults.accounts = values.accounts
        values = defaults
    }
}
