import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Every screen, every style, light and dark, both directions and three text sizes, all with each other.
///
/// In processes of their own, several at a time: it takes a while.
struct WholeSweepTests {
    nonisolated static let blocks = 0..<4

    @Test("Sweep: what must always hold does in every combination", arguments: blocks)
    func everything(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            await MainActor.run {
                let count = WholeSweepTests.blocks.count
                for (number, screen) in SweepSetting.screens.enumerated() where number % count == block {
                    for setting in SweepSetting.all(on: screen) {
                        var sweep = Sweep(setting)
                        sweep.run()
                        #expect(sweep.faults == [])
                    }
                }
            }
        }
    }
}
