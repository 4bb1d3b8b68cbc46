import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article "Sheets and Detents": heights from the container's edge, levels of the dimming and of the material, and the look
/// of the grabber.
@MainActor
@Suite struct SheetLevelsTests {
    private let stage = Stage(.iPhone15)
    private let map = UIViewController()
    private let places = UIViewController()

    init() {
        stage.show(map)
    }

    private var frame: CGRect { places.halfSheetPresentationController?.presentedView?.frame ?? .null }

    private func view(named name: String) -> UIView? {
        ViewTree.views(in: stage.window).first { $0.accessibilityIdentifier == name }
    }

    private func select(_ detent: HalfSheet.Detent.Identifier) {
        places.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = detent }
        stage.settle()
    }

    @Test("A strip shows 120 points on a phone with a home indicator, and on one without", arguments: [true, false])
    func strip(hasHomeIndicator: Bool) {
        let stage = Stage(hasHomeIndicator ? .iPhone15 : .iPhoneSE)
        stage.show(map)
        let style = HalfSheet(detents: [
            .height(120, from: .container), .large(),
        ])
        map.presentAsHalfSheet(places, style: style)
        stage.settle()
        #expect(frame.height == 120)
        #expect(frame.maxY == (hasHomeIndicator ? 852 : 667))
    }

    @Test(
        "Heights from the container have the frames in the article's table",
        arguments: [
            (.height(200, from: .container), CGRect(x: 0, y: 652, width: 393, height: 200)),
            (.fraction(0.25, from: .container), CGRect(x: 0, y: 639, width: 393, height: 213)),
            (.insetFromTop(100, from: .container), CGRect(x: 0, y: 100, width: 393, height: 752)),
            (.height(20, from: .container), CGRect(x: 0, y: 808, width: 393, height: 44)),
            (.height(2000, from: .container), CGRect(x: 0, y: 69, width: 393, height: 783)),
        ] as [(HalfSheet.Detent, CGRect)])
    func table(detent: HalfSheet.Detent, expected: CGRect) {
        map.presentAsHalfSheet(places, style: HalfSheet(detents: [detent]))
        stage.settle()
        #expect(frame == expected)
    }

    @Test("The map is in use at the smallest height, half dimmed at the middle one, and dimmed at the largest")
    func dimmed() {
        let style = HalfSheet(detents: [
            .height(120).dimmed(0), .fraction(0.5, identifier: .half).dimmed(0.5),
            .large(),
        ])
        map.presentAsHalfSheet(places, style: style)
        stage.settle()
        let beside = CGPoint(x: 196, y: 40)
        #expect(stage.window.hitTest(beside, with: nil) === map.view)
        select(.half)
        #expect(view(named: "presentation.dimming")?.alpha == 0.5)
        #expect(stage.window.hitTest(beside, with: nil)?.isDescendant(of: map.view) == false)
        select(.large)
        #expect(view(named: "presentation.dimming")?.alpha == 1)
    }

    @Test("A sheet is glass up to the middle height, and solid above it")
    func solid() throws {
        let style = HalfSheet {
            $0.detents = [.fraction(0.5, identifier: .half), .large()]
            $0.material = .glass
            $0.largestMaterialDetentIdentifier = .half
        }
        places.view.backgroundColor = nil
        map.presentAsHalfSheet(places, style: style)
        stage.settle()
        let glass = try #require(view(named: "presentation.material") as? UIVisualEffectView)
        #expect(glass.effect != nil)
        #expect(view(named: "presentation.solid") == nil)
        select(.large)
        #expect(view(named: "presentation.solid")?.alpha == 1)
        #expect(glass.effect == nil)
    }

    @Test("A grabber is larger and has another colour")
    func grabber() throws {
        let style = HalfSheet {
            $0.prefersGrabberVisible = true
            $0.grabber = Grabber(
                color: .systemIndigo, size: CGSize(width: 60, height: 6))
        }
        map.presentAsHalfSheet(places, style: style)
        stage.settle()
        let grabber = try #require(view(named: "presentation.grabber"))
        #expect(grabber.frame == CGRect(x: 166.5, y: 5, width: 60, height: 6))
        #expect(grabber.backgroundColor == .systemIndigo)
    }
}
