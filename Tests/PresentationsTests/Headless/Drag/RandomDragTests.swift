import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Whatever fingers do, and when: the view follows without a jump, and rests where it belongs. A failure names the seed.
///
/// In processes of their own: the loop turns for the windows of every test that is waiting, and this one turns it often.
struct RandomDragTests {
    nonisolated static let blocks = 0..<4

    @Test("2,500 random drags (R10, R13, R14)", arguments: blocks)
    func anything(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                for part in 0..<125 {
                    MainLoop.main.settle()
                    let drags = RandomDrags(seed: block * 125 + part)
                    for _ in 0..<20 {
                        drags.drag()
                        guard drags.faults.isEmpty else { break }
                    }
                    if drags.faults.isEmpty {
                        drags.end()
                        drags.checkLeaks()
                    }
                    #expect(drags.faults == [], "seed \(block * 125 + part): \(drags.log)")
                }
            }
        }
    }
}
