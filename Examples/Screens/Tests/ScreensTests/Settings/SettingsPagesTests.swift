import PresentationsTesting
import SettingsScreen
import Testing
import UIKit

@MainActor @Suite("Settings: what rows open") struct SettingsPagesTests {
    private let settings = ShownSettings()
    private var store: SettingsStore { settings.store }
    private var screen: ShownScreen { settings.screen }
    private var stage: Stage { settings.stage }

    @Test("the reminder's page sets days and a time")
    func reminder() throws {
        settings.tap("settings.notifications")
        settings.tap("settings.row.reminder")
        #expect(screen.navigation.topViewController?.title == "Reminder")
        #expect(screen.label("Reminder", largerThan: 30) == nil)
        #expect(screen.shows("Reminder") && screen.shows("Repeat"))
        let sunday = try settings.control("settings.reminder.day.1", as: UITableViewCell.self)
        #expect(sunday.accessoryType == .none)
        settings.tap("settings.reminder.day.1")
        #expect(sunday.accessoryType == .checkmark)
        #expect(store.reminderWeekdays == [1, 2, 3, 4, 5, 6])
        let row = try settings.frame("settings.row.reminder.time")
        #expect(row.insetBy(dx: 8, dy: 0).contains(try settings.frame("settings.reminder.time")))
        expectLayout(of: stage, named: "Screens/settings-reminder")

        // The capsule opens wheels in a popover: two rows up to seven, half a turn to thirty.
        settings.tap("settings.reminder.time")
        let wheels = try #require(find(UIPickerView.self))
        let place = try #require(stage.visibleFrame(of: wheels))
        try turn(wheels, in: place, component: 0, rows: -2)
        try turn(wheels, in: place, component: 1, rows: 6)
        #expect(store.reminderTime.hour == 7)
        #expect(store.reminderTime.minute == 30)
        stage.tap(at: CGPoint(x: 196, y: 830))
        stage.settle()
        try settings.goBack()
        #expect(try settings.texts(in: "settings.row.reminder").last?.hasPrefix("7:30") == true)
    }

    @Test("a swipe disconnects an account")
    func accounts() throws {
        settings.tap("settings.row.accounts")
        #expect(screen.label("Connected Accounts", largerThan: 30) != nil)
        #expect(try settings.texts(in: "settings.account.github") == ["GitHub", "nora"])
        let row = try settings.frame("settings.account.github")
        stage.drag(
            from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.maxX - 120, y: row.midY), duration: 1,
            resting: 0.2)
        stage.settle()
        // The action has an image, and its title is read.
        let disconnect = try #require(button("Disconnect"))
        #expect(disconnect == CGRect(x: 303, y: row.minY, width: 74, height: row.height))
        #expect(try settings.frame("settings.account.github").maxX == 303)
        expectLayout(of: stage, named: "Screens/settings-swiped")
        stage.tap(at: CGPoint(x: disconnect.midX, y: disconnect.midY))
        stage.settle()
        #expect(store.accounts.map(\.service) == ["Dropbox"])
        #expect(stage.view("settings.account.github") == nil)
        #expect(try settings.frame("settings.account.dropbox").minY == row.minY)
        try settings.goBack()
        #expect(try settings.texts(in: "settings.row.accounts") == ["Connected Accounts", "1"])
        #expect(try settings.control("settings.list", as: UICollectionView.self).indexPathsForSelectedItems == [])
    }

    @Test("without accounts the page says so")
    func noAccounts() throws {
        store.accounts = []
        settings.tap("settings.row.accounts")
        #expect(screen.shows("No Connected Accounts"))
        try settings.goBack()
        #expect(try settings.texts(in: "settings.row.accounts") == ["Connected Accounts", "None"])
    }

    @Test("the version is copied by a tap, and by the menu of a long press")
    func version() throws {
        UIPasteboard.general.string = nil
        settings.scroll(to: "settings.row.version")
        stage.tap("settings.row.version")
        stage.advance(by: 0.5)
        let version = try #require(UIPasteboard.general.string)
        #expect(try settings.texts(in: "settings.row.version") == ["Version", "Copied"])
        #expect(version.hasSuffix(")") && version.contains(" ("))
        stage.advance(by: 1.2)
        #expect(try settings.texts(in: "settings.row.version") == ["Version", version])

        let row = try settings.frame("settings.row.version")
        stage.touchDown(at: CGPoint(x: row.midX, y: row.midY))
        stage.advance(by: 1)
        stage.touchUp()
        stage.settle()
        #expect(stage.view("settings.version.copy") != nil)
        settings.tap("settings.version.copyDetails")
        #expect(UIPasteboard.general.string?.hasPrefix("\(version), iPhone") == true)
        #expect(stage.view("settings.version.copy") == nil)
    }

    @Test("an action sheet asks before it resets everything but the accounts")
    func reset() throws {
        settings.tap("settings.notifications")
        store.dailyGoal = 9
        store.startPage = .search
        store.appearance = .dark
        settings.scroll(to: "settings.row.reset")
        settings.tap("settings.row.reset")
        #expect(screen.shows("Reset All Settings?"))
        settings.tap("settings.reset.cancel")
        #expect(store.dailyGoal == 9)
        #expect(stage.window.overrideUserInterfaceStyle == .dark)
        settings.tap("settings.row.reset")
        expectLayout(of: stage, named: "Screens/settings-reset")
        settings.tap("settings.reset.confirm")
        #expect(store.dailyGoal == 3)
        #expect(store.accounts.count == 2)
        #expect(stage.window.overrideUserInterfaceStyle == .unspecified)
        settings.scroll(to: "settings.row.notifications")
        #expect(stage.view("settings.row.reminder") == nil)
        #expect(!(try settings.control("settings.notifications", as: UISwitch.self)).isOn)
        settings.scroll(to: "settings.startPage")
        #expect(try settings.texts(in: "settings.startPage") == ["Today"])
    }

    /// Where a button with that accessibility label can be seen.
    private func button(_ label: String) -> CGRect? {
        func find(in view: UIView) -> UIView? {
            guard !view.isHidden, view.alpha > 0.01 else { return nil }
            if view is UIButton, view.accessibilityLabel == label { return view }
            return view.subviews.reversed().lazy.compactMap(find).first
        }
        return find(in: stage.window).flatMap(stage.visibleFrame)
    }

    // MARK: Wheels

    private func turn(_ wheels: UIPickerView, in place: CGRect, component: Int, rows: Int) throws {
        let height = wheels.rowSize(forComponent: component).height
        let width = place.width / CGFloat(wheels.numberOfComponents)
        let start = CGPoint(x: place.minX + width * (CGFloat(component) + 0.5), y: place.midY)
        for _ in 0..<abs(rows) {
            let distance = rows > 0 ? -height : height
            stage.drag(
                from: start, to: CGPoint(x: start.x, y: start.y + distance), duration: 0.5, resting: 0.2)
            stage.settle()
        }
    }

    private func find<View: UIView>(_: View.Type) -> View? {
        func find(in view: UIView) -> View? {
            guard !view.isHidden, view.alpha > 0.01 else { return nil }
            return view as? View ?? view.subviews.reversed().lazy.compactMap(find).first
        }
        return (stage.window.windowScene?.windows.reversed() ?? []).lazy.compactMap(find).first
    }
}
