import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every device and every style, with another direction and text size on each screen. In separate processes, since it
/// takes a while.
struct MotionSweepTests {
    nonisolated static let blocks = Shard.longestSweeps.processes(2)

    @Test("Sweep: what is inside moves as in a fresh presentation, at every moment of a transition", arguments: blocks)
    func moments(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let count = MotionSweepTests.blocks.count
                for number in SweepSetting.screens.indices
                where number % count == block && Shard.longestSweeps.includes(number / count) {
                    var sweep = MotionSweep(onScreen: number)
                    sweep.run()
                    #expect(sweep.faults == [])
                    #expect(sweep.looks >= 70)
                }
            }
        }
    }
}
