import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Right-to-left layout.
@MainActor
struct DirectionTests {
    private func card(_ edge: PresentationEdge) -> Card {
        Card(
            size: .fixed(CGSize(width: 200, height: 300)), edge: edge,
            animation: .slide(from: edge, timing: .curve(.linear, duration: 1)))
    }

    @Test(
        "A card at the leading or trailing edge changes sides with the direction, live, and equals a fresh one",
        arguments: [(PresentationEdge.leading, 12, 181), (.trailing, 181, 12)] as [(PresentationEdge, CGFloat, CGFloat)]
    )
    func sides(edge: PresentationEdge, leftToRight: CGFloat, rightToLeft: CGFloat) throws {
        let scene = PresentedStage()
        _ = scene.presentCard(card(edge))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minX == leftToRight)
        scene.stage.layoutDirection = .rightToLeft
        #expect(try #require(scene.chrome).frame.minX == rightToLeft)
        let fresh = PresentedStage()
        fresh.stage.layoutDirection = .rightToLeft
        _ = fresh.presentCard(card(edge))
        fresh.stage.settle()
        #expect(fresh.chrome?.frame == scene.chrome?.frame)
    }

    @Test("It leaves by the edge that it is at now")
    func leaves() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(card(.leading))
        scene.stage.settle()
        scene.stage.layoutDirection = .rightToLeft
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.5)
        #expect(try visible(scene.chrome).frame.minX > 181)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A finger takes it out toward that edge, and not toward the other")
    func swipe() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(card(.leading))
        scene.stage.settle()
        scene.stage.layoutDirection = .rightToLeft
        let middle = CGPoint(x: 281, y: 426)
        scene.stage.drag(from: middle, to: CGPoint(x: 81, y: 426), duration: 0.3)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        scene.stage.drag(from: middle, to: CGPoint(x: 390, y: 426), duration: 0.1)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Turned round in a finger's hand it goes to its other place, and the finger has it no more")
    func held() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(card(.leading))
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 112, y: 426))
        for x in [100, 80, 60] as [CGFloat] { scene.stage.touchMoved(to: CGPoint(x: x, y: 426)) }
        #expect(try visible(scene.chrome).frame.minX < 0)
        scene.stage.layoutDirection = .rightToLeft
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minX == 181)
        for x in [80, 200, 300] as [CGFloat] { scene.stage.touchMoved(to: CGPoint(x: x, y: 426)) }
        #expect(try visible(scene.chrome).frame.minX == 181)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minX == 181)
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A popup's offset goes to the right in both directions, and margins keep their sides")
    func absolute() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let scene = PresentedStage()
            scene.stage.layoutDirection = direction
            scene.presenter.presentAsPopup(
                CountingViewController(CGSize(width: 200, height: 200)),
                style: Popup(
                    offset: CGPoint(x: 20, y: 0), margins: UIEdgeInsets(top: 24, left: 60, bottom: 24, right: 24)))
            scene.stage.settle()
            // The middle of the available 309 points, and 20 more.
            #expect(abs(try #require(scene.chrome).frame.minX - 134.5) < 0.34)
        }
    }

    @Test("The whole of a sheet stays where it is: only its content turns round")
    func sheet() throws {
        let sheet = try SheetOnScreen(HalfSheet(prefersGrabberVisible: true))
        let frame = sheet.scene.chrome?.frame
        sheet.stage.layoutDirection = .rightToLeft
        #expect(sheet.scene.chrome?.frame == frame)
        #expect(sheet.grabber?.frame.midX == 196.5)
        sheet.stage.tap(at: CGPoint(x: 196.5, y: 399))
        sheet.stage.settle()
        #expect(sheet.top == 69)
    }
}
