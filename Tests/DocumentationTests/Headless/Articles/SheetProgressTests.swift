import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The delegate of the article "Sheets and Detents", with a finger: it hears where the sheet is, and which detent the user has
/// selected. On a phone of 393 × 852 points the medium detent is at 392, and the large one at 69.
@MainActor
@Suite struct SheetProgressTests {
    private let stage = Stage(.iPhone15)
    private let map = MapViewController()

    init() {
        stage.show(map)
        map.showPlaces()
        stage.settle()
    }

    @Test("The map fades with the finger, and the selection is reported once")
    func finger() {
        #expect(map.overlay.alpha == 1)
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        // The first 10 points are not the sheet's.
        stage.touchMoved(to: CGPoint(x: 196, y: 490))
        stage.touchMoved(to: CGPoint(x: 196, y: 328.5))
        #expect(map.overlay.alpha == 0.75)
        #expect(map.selections == [])
        stage.touchMoved(to: CGPoint(x: 196, y: 250))
        stage.advance(by: 0.2)
        stage.touchUp()
        #expect(map.selections == [.large])
        stage.settle()
        #expect(map.overlay.alpha == 0.5)
    }

    @Test("Code that selects a detent is no selection of the user's, but a movement")
    func code() {
        map.places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(map.selections == [])
        #expect(map.overlay.alpha == 0.5)
    }

    private final class MapViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        let places = UIViewController()
        let overlay = UIView()
        var selections: [HalfSheet.Detent.Identifier] = []

        func showPlaces() {
            presentAsHalfSheet(places)
            places.presentationController?.delegate = self
        }

        func presentationController(
            _ controller: PresentationController,
            didMoveTo progress: PresentationProgress
        ) {
            overlay.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) {
            selections += [controller.halfSheet.selectedDetentIdentifier].compactMap(\.self)
        }
    }
}
