import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

struct SweepTests {
    nonisolated static let screens = SweepSetting.screens

    @Test("Sweep", arguments: screens)
    @MainActor
    func everything(screen: SweepSetting.Screen) {
        for setting in SweepSetting.all(on: screen) {
            var sweep = Sweep(setting)
            sweep.run()
            #expect(sweep.faults == [])
        }
    }
}
