import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Everything that can happen, at every moment of a presentation.
@MainActor
struct IncidentTests {
    nonisolated static let blocks = Shard.longestSweeps.processes(3)

    /// What is presented takes turns, so that each of it meets each incident and each moment.
    @Test(
        "Whatever happens whenever, what is presented is then as if just presented, and nothing is left of what is not",
        arguments: blocks)
    func incidents(block: Int) async {
        await #expect(processExitsWith: .success) { [block = block as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                for (turn, moment) in Moment.allCases.enumerated() where turn % IncidentTests.blocks.count == block {
                    for (other, incident) in Incident.allCases.enumerated()
                    where Shard.longestSweeps.includes(turn + other) {
                        let presented = Presented.allCases[(turn + other) % Presented.allCases.count]
                        let faults = IncidentRun(presented).play(moment, incident)
                        #expect(faults == [], "\(presented), \(moment), \(incident)")
                    }
                }
            }
        }
    }

    nonisolated static let parts = Shard.longestSweeps.part(of: Surroundings.all.indices)

    /// In processes of their own: the loop turns for the windows of every test that is waiting, and Reduce Motion is for all.
    @Test("So it is on every device, however it is held and set (R14)", arguments: parts)
    func everywhere(part: Int) async {
        await #expect(processExitsWith: .success) { [part = part as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let surroundings = Surroundings.all[part]
                UIAccessibility.settings.isReduceMotionEnabled = surroundings.reducesMotion
                for (turn, moment) in Moment.allCases.enumerated() {
                    for (other, incident) in Incident.allCases.enumerated() {
                        let number = (turn * 7 + other + part * 2) % Presented.allCases.count
                        let presented = Presented.allCases[number]
                        let faults = IncidentRun(presented, in: surroundings).play(moment, incident)
                        #expect(faults == [], "\(presented), \(moment), \(incident), \(surroundings)")
                    }
                }
            }
        }
    }
}
