import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Incidents of a popup at a view, and of a content that can be replaced.
@MainActor
struct PlaceIncidentTests {
    nonisolated static let cases: [Presented] = [.anchoredPopup, .replaceableSheet]

    private static func incidents(of presented: Presented) -> [Incident] {
        presented.isReplaceable
            ? [.contentReplaced, .contentReplacedTwice]
            : [.turned, .keyboardComes, .resized, .changed, .dismissed, .everythingChanged]
    }

    @Test(
        "Whatever happens whenever, a popup is at its view again, and a replaced content is as if just presented",
        arguments: cases)
    func incidents(presented: Presented) async {
        let number = Self.cases.firstIndex(of: presented) ?? 0
        await #expect(processExitsWith: .success) { [number = number as Int] in
            letOtherTestsGoFirst()
            await MainActor.run {
                let presented = PlaceIncidentTests.cases[number]
                for moment in Moment.allCases {
                    for incident in PlaceIncidentTests.incidents(of: presented) {
                        let faults = IncidentRun(presented).play(moment, incident)
                        #expect(faults == [], "\(presented), \(moment), \(incident)")
                    }
                }
            }
        }
    }
}
