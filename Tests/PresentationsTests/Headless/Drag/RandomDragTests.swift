import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Whatever fingers do, and when: the view follows without a jump, and rests where it belongs. A failure names the seed.
@MainActor
struct RandomDragTests {
    nonisolated static let seeds = 0..<50

    @Test("R10, R13, R14: 200 random drags", arguments: seeds)
    func anything(seed: Int) {
        for part in 0..<10 {
            MainLoop.main.settle()
            let drags = RandomDrags(seed: seed * 10 + part)
            for _ in 0..<20 {
                drags.drag()
                guard drags.faults.isEmpty else { break }
            }
            if drags.faults.isEmpty {
                drags.end()
                drags.checkRemains()
            }
            #expect(drags.faults == [], "part \(part): \(drags.log)")
        }
    }
}
