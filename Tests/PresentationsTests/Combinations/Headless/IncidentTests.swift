import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every incident, at every moment of a presentation.
@MainActor
struct IncidentTests {
    nonisolated static let blocks = Shard.longestSweeps.processes(3)

    /// The presentations take turns, so that each of them meets each incident and each moment.
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

    /// In separate processes: the loop turns for the windows of all waiting tests, and Reduce Motion applies to all of
    /// them.
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
