import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Every device and every style, on each screen in another direction and text size. On Linux processes of their own go
/// through all other combinations.
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
