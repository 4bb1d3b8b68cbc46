import PresentationsTesting
import SettingsScreen
import Testing
import UIKit

@MainActor @Suite("Settings: the rows") struct SettingsScreenTests {
    private let settings = ShownSettings()
    private var store: SettingsStore { settings.store }
    private var screen: ShownScreen { settings.screen }
    private var stage: Stage { settings.stage }

    @Test("the sheet shows a large title, the accounts' number and no reminder")
    func firstLook() throws {
        let title = try #require(screen.label("Settings", largerThan: 30))
        let list = try settings.frame("settings.list")
        #expect(title.frame.height > 0)
        #expect(try settings.texts(in: "settings.row.accounts") == ["Connected Accounts", "2"])
        #expect(stage.view("settings.row.reminder") == nil)
        #expect(!store.notificationsEnabled)
        #expect(list.minX == 0 && list.maxX == 393)
        // The rows are inset by 16 points, and everything in them lies in them.
        for (row, control) in [("notifications", "notifications"), ("sounds", "sounds"), ("volume", "volume")] {
            let row = try settings.frame("settings.row.\(row)")
            #expect(row.minX == 16 && row.maxX == 377)
            #expect(row.insetBy(dx: 8, dy: 0).contains(try settings.frame("settings.\(control)")))
        }
        expectLayout(of: stage, named: "Screens/settings")
    }

    @Test("a switch lets the row that depends on it grow in below")
    func dependentRow() throws {
        let before = try settings.frame("settings.row.sounds").minY
        stage.tap("settings.notifications")
        stage.advance(by: 0.1)
        let meanwhile = try settings.frame("settings.row.sounds").minY
        stage.settle()
        #expect(store.notificationsEnabled)
        #expect(try settings.control("settings.notifications", as: UISwitch.self).isOn)
        let row = try settings.frame("settings.row.reminder")
        #expect(row.minY == (try settings.frame("settings.row.notifications")).maxY)
        #expect(row.height >= 44)
        let after = try settings.frame("settings.row.sounds").minY
        #expect(after == before + row.height)
        #expect(meanwhile > before && meanwhile < after)
        #expect(try settings.texts(in: "settings.row.reminder").last?.hasPrefix("9:00") == true)
        settings.tap("settings.notifications")
        #expect(stage.view("settings.row.reminder") == nil)
    }

    @Test("a slider sets the text size, and its label follows the finger")
    func slider() throws {
        settings.scroll(to: "settings.textSize")
        #expect(try settings.control("settings.textSize.value", as: UILabel.self).text == "17 pt")
        try settings.drag("settings.textSize", by: 400)
        #expect(store.textSize == 28)
        #expect(try settings.control("settings.textSize.value", as: UILabel.self).text == "28 pt")
        #expect(try settings.control("settings.textSize", as: UISlider.self).value == 28)
        try settings.drag("settings.textSize", by: -400)
        #expect(store.textSize == 12)
    }

    @Test("without sounds there is no volume to set")
    func sounds() throws {
        settings.scroll(to: "settings.volume")
        #expect(try settings.control("settings.volume.value", as: UILabel.self).text == "60%")
        settings.tap("settings.sounds")
        #expect(!store.soundsEnabled)
        #expect(!(try settings.control("settings.volume", as: UISlider.self)).isEnabled)
        try settings.drag("settings.volume", by: 100)
        #expect(store.volume == 0.6)
        settings.tap("settings.sounds")
        try settings.drag("settings.volume", by: 400)
        #expect(store.volume == 1)
        #expect(try settings.control("settings.volume.value", as: UILabel.self).text == "100%")
    }

    @Test("a segment makes the whole window dark")
    func dark() throws {
        settings.scroll(to: "settings.appearance")
        #expect(try settings.control("settings.appearance", as: UISegmentedControl.self).selectedSegmentIndex == 0)
        try screen.tap(text: "Dark")
        #expect(store.appearance == .dark)
        #expect(stage.window.overrideUserInterfaceStyle == .dark)
        let list = try settings.control("settings.list", as: UICollectionView.self)
        #expect(list.traitCollection.userInterfaceStyle == .dark)
        #expect(try settings.control("settings.appearance", as: UISegmentedControl.self).selectedSegmentIndex == 2)
        let row = try settings.frame("settings.row.appearance")
        #expect(row.insetBy(dx: 8, dy: 0).contains(try settings.frame("settings.appearance")))
        expectLayout(of: stage, named: "Screens/settings-dark")
    }

    @Test("a stepper sets the daily goal")
    func stepper() throws {
        settings.scroll(to: "settings.dailyGoal")
        for _ in 1...2 {
            let stepper = try settings.frame("settings.dailyGoal")
            stage.tap(at: CGPoint(x: stepper.maxX - 20, y: stepper.midY))
            stage.settle()
        }
        #expect(store.dailyGoal == 5)
        #expect(try settings.texts(in: "settings.row.dailyGoal").contains("5 pages"))
        for _ in 1...6 {
            let stepper = try settings.frame("settings.dailyGoal")
            stage.tap(at: CGPoint(x: stepper.minX + 20, y: stepper.midY))
            stage.settle()
        }
        #expect(store.dailyGoal == 1)
        #expect(try settings.texts(in: "settings.row.dailyGoal").contains("1 page"))
    }

    @Test("a pop-up button's menu has a tick at the choice and takes another")
    func popUp() throws {
        settings.scroll(to: "settings.startPage")
        #expect(try settings.texts(in: "settings.startPage") == ["Today"])
        settings.tap("settings.startPage")
        #expect(try screen.view("settings.startPage.today").accessibilityTraits.contains(.selected))
        #expect(!(try screen.view("settings.startPage.library")).accessibilityTraits.contains(.selected))
        expectLayout(of: stage, named: "Screens/settings-menu")
        settings.tap("settings.startPage.library")
        #expect(stage.view("settings.startPage.library") == nil)
        #expect(store.startPage == .library)
        #expect(try settings.texts(in: "settings.startPage") == ["Library"])
        // The button grows with its title, inside of its row.
        let row = try settings.frame("settings.row.startPage")
        #expect(row.contains(try settings.frame("settings.startPage")))
        settings.tap("settings.startPage")
        #expect(try screen.view("settings.startPage.library").accessibilityTraits.contains(.selected))
        #expect(!(try screen.view("settings.startPage.today")).accessibilityTraits.contains(.selected))
    }
}

extension ShownScreen {
    /// A label with that text in a font of more than some points, which can be seen.
    func label(_ text: String, largerThan size: CGFloat) -> UILabel? {
        func find(in view: UIView) -> UILabel? {
            guard !view.isHidden, view.alpha > 0.01 else { return nil }
            if let label = view as? UILabel, label.text == text, label.font.pointSize > size { return label }
            return view.subviews.reversed().lazy.compactMap(find).first
        }
        return find(in: stage.window)
    }
}
