import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// An example of the articles "Gestures" and "Sheets and Detents": a map that is dimmed on the way from the medium to the large
/// detent.
@MainActor
struct ProgressExampleTests {
    private final class MapViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        let map = UIView()
        var history: [(position: CGFloat, alpha: CGFloat)] = []

        func presentationController(
            _ controller: PresentationController, didMoveTo progress: PresentationProgress
        ) {
            map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
            history.append((progress.position, map.alpha))
        }
    }

    private let stage = Stage(.iPhone15)
    private let home = MapViewController()

    /// Shows the sheet with its medium detent at 392 and its large one at 69.
    private func show(_ style: HalfSheet) {
        stage.show(home)
        let sheet = UIViewController()
        home.presentAsHalfSheet(sheet, style: style)
        sheet.presentationController?.delegate = home
        stage.settle()
        home.history = []
    }

    /// Takes the sheet by its middle and moves it about one point at a time.
    private func move(by way: CGFloat, from start: CGFloat) {
        let step: CGFloat = way > 0 ? 1.5 : -1.5
        for distance in stride(from: step, through: way, by: step) {
            stage.advance(by: 1.0 / 120)
            stage.touchMoved(to: CGPoint(x: 196, y: start + distance))
        }
    }

    /// Returns the example's value for a sheet with its top there.
    private func alpha(at position: CGFloat) -> CGFloat {
        if position >= 392 { return 1 }
        return position <= 69 ? 0.5 : 0.5 + (position - 69) / (392 - 69) / 2
    }

    @Test("From below the medium detent to above the large one and back the map is dimmed by steps of a finger")
    func wholeWay() throws {
        show(HalfSheet(detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium))
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        move(by: 180, from: 500)
        move(by: -630, from: 680)
        move(by: 630, from: 50)
        let positions = home.history.map(\.position)
        #expect(try #require(positions.max()) > 560)
        #expect(try #require(positions.min()) < 60)
        for (before, after) in zip(home.history, home.history.dropFirst()) {
            #expect(abs(after.alpha - before.alpha) < 0.003, "\(before) \(after)")
        }
        // Layers store opacities as `Float`.
        for (position, alpha) in home.history {
            #expect(abs(alpha - self.alpha(at: position)) < 1e-6, "\(position) \(alpha)")
        }
        stage.touchUp()
        stage.settle()
    }

    @Test("The literal values: 1 at the medium detent and below, 0.75 half way, 0.5 at the large one and above")
    func literals() throws {
        show(HalfSheet(detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium))
        let controller = try #require(home.presentedViewController?.halfSheetPresentationController)
        let path = try #require(controller.path)
        for (position, expected) in [(700, 1), (450, 1), (392, 1), (230.5, 0.75), (69, 0.5), (40, 0.5)]
            as [(CGFloat, CGFloat)]
        {
            home.presentationController(
                controller, didMoveTo: HalfSheet.Progress(at: position, on: path))
            #expect(home.map.alpha == expected, "\(position)")
        }
        controller.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(home.map.alpha == 0.5)
        controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        stage.settle()
        #expect(home.map.alpha == 1)
    }

    @Test("An animation between the detents dims without a jump, and so does what comes in and goes out")
    func animations() {
        show(HalfSheet())
        home.presentedViewController?.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = .large
        }
        stage.settle()
        #expect(home.map.alpha == 0.5)
        #expect(home.history.count > 10)
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.map.alpha == 1)
        // Layers store opacities as `Float`.
        for (position, alpha) in home.history {
            #expect(abs(alpha - self.alpha(at: position)) < 1e-6, "\(position) \(alpha)")
        }
    }
}
