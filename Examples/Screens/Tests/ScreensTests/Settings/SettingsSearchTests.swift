import PresentationsTesting
import SettingsScreen
import Testing
import UIKit

@MainActor @Suite("Settings: the search") struct SettingsSearchTests {
    private let settings = ShownSettings()
    private var screen: ShownScreen { settings.screen }
    private var stage: Stage { settings.stage }

    @Test("a search leaves the rows that match, and says when there are none")
    func search() throws {
        settings.tap("settings.search")
        stage.type("the")
        stage.settle()
        #expect(stage.view("settings.row.appearance") != nil)
        #expect(screen.shows("Display"))
        for row in ["accounts", "notifications", "sounds", "textSize", "version", "reset"] {
            #expect(stage.view("settings.row.\(row)") == nil, "\(row)")
        }
        for _ in 1...3 { stage.press(.keyboardDeleteOrBackspace) }
        stage.type("zzz")
        stage.settle()
        #expect(stage.view("settings.row.appearance") == nil)
        #expect(screen.shows("No Results for “zzz”"))
        expectLayout(of: stage, named: "Screens/settings-searched")
        try cancel()
        #expect(stage.view("settings.row.sounds") != nil)
        #expect(stage.view("settings.row.accounts") != nil)
        #expect(!screen.shows("No Results for “zzz”"))
        #expect(screen.label("Settings", largerThan: 30) != nil)
    }

    private func cancel() throws {
        let bar = try #require(stage.visibleFrame(of: screen.navigation.navigationBar))
        let field = try settings.frame("settings.search")
        // The button is behind the field, whatever it looks like.
        stage.tap(at: CGPoint(x: (field.maxX + bar.maxX) / 2, y: field.midY))
        stage.settle()
    }
}
