import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Everything that can happen, at every moment of a presentation.
@MainActor
struct IncidentTests {
    /// What is presented takes turns, so that each of it meets each incident and each moment.
    @Test(
        "Whatever happens whenever, what is presented is then as if just presented, and nothing is left of what is not",
        arguments: Moment.allCases, Incident.allCases)
    func incidents(moment: Moment, incident: Incident) throws {
        let turn =
            try #require(Moment.allCases.firstIndex(of: moment)) + #require(Incident.allCases.firstIndex(of: incident))
        let presented = Presented.allCases[turn % Presented.allCases.count]
        #expect(Mishap(presented).play(moment, incident) == [], "\(presented)")
    }
}
