import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Places

/// The touches of the tutorial, on its finished screens.
@MainActor @Suite struct TutorialTouchTests {
    private let map = MapViewController()
    private let stage = Stage(.iPhone15)

    init() {
        stage.show(map)
        stage.settle()
    }

    @Test func aTapOnAPlaceShowsItAndLowersTheSheet() {
        stage.tap("Harbour")
        stage.settle()
        #expect(stage.view("pin.Harbour")?.backgroundColor == .systemRed)
        expectLayout(of: stage, named: "Tutorial/harbour")
    }

    @Test func noTapAndNoSwipeDismissesTheSheet() {
        stage.tap(at: CGPoint(x: 20, y: 100))
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 840), duration: 0.1)
        stage.settle()
        #expect(sheet?.halfSheet.selectedDetentIdentifier == .peek)
    }

    @Test func theMapStaysInUseAtTheLargeDetentAndInLandscape() {
        stage.tap("pin.Harbour")
        #expect(stage.view("pin.Harbour")?.backgroundColor == .systemRed)
        sheet?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        let above = CGPoint(x: 0.82 * 393, y: 40)
        #expect(stage.window.hitTest(above, with: nil)?.isDescendant(of: map.view) == true)

        sheet?.animateChanges { $0.selectedDetentIdentifier = .peek }
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        // The height of 120, and 21 of the safe area.
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == 252)
        #expect(stage.window.hitTest(CGPoint(x: 650, y: 100), with: nil)?.isDescendant(of: map.view) == true)
    }

    @Test func itsFailureIsTheOneThatItsChangeMakes() throws {
        let changed = MapViewController()
        let other = Stage(.iPhone15)
        other.show(changed)
        other.settle()
        changed.presentedViewController?.halfSheetPresentationController?.animateChanges {
            $0.detents[0] = .height(160, identifier: .peek)
        }
        for stage in [stage, other] {
            stage.settle()
            stage.tap("Harbour")
            stage.settle()
        }
        let lines = try TutorialSteps().lines(of: "places-14-failure.txt")
        let name = "Map/harbour@iPhone15"
        #expect(lines.first == "$ swift test")
        #expect(
            Array(lines[1...3])
                == other.differences(from: stage).map {
                    $0.replacingOccurrences(of: "iPhone15:", with: "\(name):")
                })
        #expect(
            Array(lines[4...]) == [
                "Reference: /home/you/Places/Snapshots/\(name).svg",
                "Actual: /home/you/Places/SnapshotReport/failures/\(name)/actual.svg",
                "Difference: /home/you/Places/SnapshotReport/failures/\(name)/diff.svg",
                "To accept: SNAPSHOTS=changed swift test --filter PlacesTests.PlacesTests/aTapOnAPlaceLowersTheSheet",
            ])
    }

    /// In a run that records, this test would record.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SNAPSHOTS"] == nil))
    func aMissingReferenceFailsAsTheTutorialSays() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let expected = try TutorialSteps().lines(of: "places-11-record.txt")[1...4].joined(separator: "\n")
        withKnownIssue {
            expectLayout(of: stage, named: "Map/places", in: folder.appendingPathComponent("Snapshots"))
        } matching: { issue in
            let failure = issue.comments.map(\.rawValue).joined()
                .replacingOccurrences(of: folder.path, with: "/home/you/Places")
                .replacingOccurrences(
                    of: "DocumentationTests.TutorialTouchTests/aMissingReferenceFailsAsTheTutorialSays",
                    with: "PlacesTests.PlacesTests/thePlacesAreInTheLowerHalf")
            return failure == expected
        }
    }

    private var sheet: HalfSheetPresentationController? {
        map.presentedViewController?.halfSheetPresentationController
    }
}
