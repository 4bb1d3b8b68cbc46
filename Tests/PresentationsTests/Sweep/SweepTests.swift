import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Every device and every style, in settings that together have every appearance, direction and text size. On Linux a
/// process of its own goes through all settings there are.
@MainActor
struct SweepTests {
    nonisolated static let screens = SweepSetting.screens.indices

    @Test("Sweep: what must always hold does, on every screen and in every style", arguments: screens)
    func screens(number: Int) {
        let settings = SweepSetting.all(on: SweepSetting.screens[number])
        // Far enough apart that neighbours differ in everything.
        for step in [0, 7] {
            var sweep = Sweep(settings[(number * 5 + step) % settings.count])
            sweep.run()
            #expect(sweep.faults == [])
        }
    }
}
