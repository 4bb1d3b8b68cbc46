import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of a half-sheet's delegate under a finger, on a phone of 393 × 852 points: the medium detent is at 392,
/// the large one at 69.
@MainActor @Suite struct HalfSheetDelegateExampleTests {
    private let stage = Stage(.iPhone15)

    final class MapViewController: UIViewController,
        HalfSheetPresentationControllerDelegate
    {
        func show(_ places: UIViewController) {
            presentAsHalfSheet(places)
            places.presentationController?.delegate = self
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) {
            navigationItem.rightBarButtonItem?.isEnabled =
                controller.halfSheet.selectedDetentIdentifier != .large
        }
    }

    @Test func anItemIsDisabledAtTheLargeDetent() {
        let (map, item) = (MapViewController(), UIBarButtonItem())
        map.navigationItem.rightBarButtonItem = item
        stage.show(map)
        map.show(UIViewController())
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 180), resting: 0.2)
        stage.settle()
        #expect(!item.isEnabled)
        stage.drag(from: CGPoint(x: 196, y: 180), to: CGPoint(x: 196, y: 500), resting: 0.2)
        stage.settle()
        #expect(item.isEnabled)
    }

    private final class FadingViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        let map = UIView()

        func presentationController(
            _ controller: PresentationController,
            didMoveTo progress: PresentationProgress
        ) {
            // On a phone of 393 by 852 points, halfway between medium (392) and
            // large (69), the position is 230.5 and:
            // progress.smallerDetentIdentifier == .medium
            // progress.largerDetentIdentifier == .large
            // progress.fraction == 0.5
            map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
        }
    }

    @Test func aMapFadesOnTheWayToTheLargeDetent() throws {
        let (home, places) = (FadingViewController(), UIViewController())
        stage.show(home)
        home.presentAsHalfSheet(places)
        places.presentationController?.delegate = home
        stage.settle()
        #expect(home.map.alpha == 1)
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        // The first 10 points are not the sheet's.
        stage.touchMoved(to: CGPoint(x: 196, y: 490))
        stage.touchMoved(to: CGPoint(x: 196, y: 328.5))
        let progress = try #require(places.halfSheetPresentationController?.presentedViewProgress)
        // The view is at the nearest pixel, a third of a point wide.
        #expect(abs(progress.position - 230.5) < 0.17)
        #expect(progress.smallerDetentIdentifier == .medium)
        #expect(progress.largerDetentIdentifier == .large)
        #expect(abs(progress.fraction - 0.5) < 0.001)
        #expect(home.map.alpha == 0.75)
        stage.touchUp()
        stage.settle()
    }
}
