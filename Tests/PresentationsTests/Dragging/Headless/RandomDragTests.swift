import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Fingers at random, at any time: the view follows without a jump, and rests in a valid place. A failure names the
/// seed.
///
/// In separate processes: the loop turns for the windows of all waiting tests, and this one turns it often.
struct RandomDragTests {
    nonisolated static let blocks = Shard.longestSweeps.processes(4)

    @Test("2,500 random drags (R10, R13, R14)", arguments: blocks)
    func anything(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let count = RandomDragTests.blocks.count
                for seed in 0..<500 where seed % count == block && Shard.longestSweeps.includes(seed / count) {
                    let drags = RandomDrags(seed: seed)
                    for _ in 0..<20 {
                        drags.drag()
                        guard drags.faults.isEmpty else { break }
                    }
                    if drags.faults.isEmpty {
                        drags.end()
                        drags.checkLeaks()
                    }
                    #expect(drags.faults == [], "seed \(seed): \(drags.faults) after \(drags.log)")
                }
            }
        }
    }
}
