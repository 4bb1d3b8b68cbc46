import Presentations
import PresentationsTesting
import SettingsScreen
import Testing
import UIKit

@MainActor @Suite(.disabled("Nobody has looked at what the fingers do yet")) struct SettingsScreenTests {
    private let store: SettingsStore
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        var values = SettingsValues()
        values.accounts = [
            ConnectedAccount(
                service: "GitHub", username: "nora", symbolName: "chevron.left.forwardslash.chevron.right"),
            ConnectedAccount(service: "Dropbox", username: "nora@example.com", symbolName: "shippingbox"),
        ]
        store = SettingsStore(values: values)
        screen = ShownScreen(SettingsViewController(store: store))
    }

    @Test func theSheetShowsTheSettings() throws {
        #expect(screen.shows("Settings"))
        #expect(stage.view("settings.row.reminder") == nil)
        expectLayout(of: stage, named: "Screens/settings")
    }

    @Test func aSwitchShowsTheRowThatDependsOnIt() throws {
        stage.tap("settings.notifications")
        stage.settle()
        #expect(store.notificationsEnabled)
        let row = try screen.view("settings.row.reminder")
        #expect(row.frame.minY == (try screen.view("settings.row.notifications")).frame.maxY)
    }

    @Test func aSliderSetsTheTextSizeAndAStepperTheGoal() throws {
        stage.scroll(to: "settings.textSize", in: "settings.list")
        let slider = try screen.view("settings.textSize", as: UISlider.self)
        let frame = try #require(stage.visibleFrame(of: slider))
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        stage.drag(
            from: CGPoint(x: frame.minX + thumb.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 40, y: frame.midY),
            duration: 0.5)
        stage.settle()
        #expect(store.textSize == 28)
        #expect((try screen.view("settings.textSize.value", as: UILabel.self)).text == "28 pt")

        stage.scroll(to: "settings.dailyGoal", in: "settings.list")
        let stepper = try screen.view("settings.dailyGoal", as: UIStepper.self)
        let place = try #require(stage.visibleFrame(of: stepper))
        for _ in 1...2 {
            stage.tap(at: CGPoint(x: place.maxX - 20, y: place.midY))
            stage.settle()
        }
        #expect(store.dailyGoal == 5)
        #expect(screen.shows("5 pages"))
    }

    @Test func aPopUpButtonAndASegmentChoose() throws {
        stage.scroll(to: "settings.startPage", in: "settings.list")
        stage.tap("settings.startPage")
        stage.settle()
        try screen.tap(text: "Library")
        #expect(store.startPage == .library)
        #expect((try screen.view("settings.startPage", as: UIButton.self)).configuration?.title == "Library")
        try screen.tap(text: "Dark")
        #expect(store.appearance == .dark)
        #expect(stage.window.overrideUserInterfaceStyle == .dark)
    }

    @Test func aSwipeDisconnectsAnAccount() throws {
        stage.tap("settings.row.accounts")
        stage.settle()
        let row = try #require(stage.visibleFrame(of: try screen.view("settings.account.github")))
        stage.drag(
            from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.maxX - 100, y: row.midY), duration: 1)
        stage.settle()
        expectLayout(of: stage, named: "Screens/settings-swiped")
        try screen.tap(text: "Disconnect")
        #expect(store.accounts.map(\.service) == ["Dropbox"])
        #expect(stage.view("settings.account.github") == nil)
    }

    @Test func aSearchFiltersTheRows() throws {
        stage.tap("settings.search")
        stage.settle()
        stage.type("the")
        stage.settle()
        #expect(stage.view("settings.row.appearance") != nil)
        #expect(stage.view("settings.row.sounds") == nil)
        stage.type("x")
        stage.settle()
        #expect(screen.shows("No Results for “thex”"))
        expectLayout(of: stage, named: "Screens/settings-searched")
        try screen.tap(text: "Cancel")
        #expect(stage.view("settings.row.sounds") != nil)
    }

    @Test func theVersionIsCopied() throws {
        stage.scroll(to: "settings.row.version", in: "settings.list")
        stage.tap("settings.row.version")
        stage.advance(by: 0.5)
        #expect(screen.shows("Copied"))
        #expect(UIPasteboard.general.string == "1.0 (1)")
        stage.advance(by: 2)
        #expect(!screen.shows("Copied"))
    }

    @Test func anActionSheetAsksBeforeItResets() throws {
        store.dailyGoal = 9
        stage.scroll(to: "settings.row.reset", in: "settings.list")
        stage.tap("settings.row.reset")
        stage.settle()
        expectLayout(of: stage, named: "Screens/settings-reset")
        try screen.tap(text: "Cancel")
        #expect(store.dailyGoal == 9)
        stage.tap("settings.row.reset")
        stage.settle()
        try screen.tap(text: "Reset")
        #expect(store.dailyGoal == 3)
        #expect(store.accounts.count == 2)
    }
}
