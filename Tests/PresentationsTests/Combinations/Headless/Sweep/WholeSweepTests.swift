import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every screen, every style, light and dark, both directions and three text sizes, in all combinations, and a direction
/// that the app forces. `SweepTests` has already covered one in seven.
///
/// In separate processes, several at a time, since it takes a while.
struct WholeSweepTests {
    nonisolated static let blocks = Shard.longestSweeps.processes(4)

    @Test("Sweep: what must always hold does in every combination", arguments: blocks)
    func everything(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let count = WholeSweepTests.blocks.count
                for number in SweepSetting.screens.indices where number % count == block {
                    for (other, setting) in SweepSetting.rest(onScreen: number).enumerated()
                    where Shard.longestSweeps.includes(number / count + other) {
                        var sweep = Sweep(setting)
                        sweep.run()
                        #expect(sweep.faults == [])
                    }
                }
            }
        }
    }
}
