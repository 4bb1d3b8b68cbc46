import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every device and every style, with another direction and text size on each screen. On Linux separate processes cover
/// all other combinations.
@MainActor
struct SweepTests {
    nonisolated static let screens = Shard.sweeps.part(of: SweepSetting.screens.indices)

    @Test("Sweep: what must always hold does, on every screen and in every style", arguments: screens)
    func screens(number: Int) {
        var sweep = Sweep(SweepSetting.sample(onScreen: number))
        sweep.run()
        #expect(sweep.faults == [])
    }
}
