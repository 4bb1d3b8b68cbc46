import KitTestSupport
import Presentations
import PresentationsTesting
import SeededRandom
import Testing
import UIKit

/// Incidents while a finger from an edge presents, and right afterwards.
@MainActor
struct EdgeIncidentTests {
    @Test("The direction of the language may change before the finger comes, and under it")
    func flipped() {
        let scene = EdgeStage()
        scene.stage.layoutDirection = .rightToLeft
        scene.comeIn(0.8)
        scene.letGo()
        #expect(scene.made.isEmpty)
        scene.stage.drag(from: CGPoint(x: 391, y: 426), to: CGPoint(x: 60, y: 426), duration: 0.3)
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 73, y: 0, width: 320, height: 852))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        scene.stage.layoutDirection = .leftToRight
        scene.comeIn(0.6)
        scene.stage.layoutDirection = .rightToLeft
        scene.letGo()
        #expect(scene.remains == [])
    }

    @Test("Turned in the middle it is cancelled, and nothing is left on the other screen", arguments: [0.3, 0.8])
    func turned(share: CGFloat) {
        let scene = EdgeStage(as: Drawer(presenter: .pushedBack()))
        scene.comeIn(share)
        scene.stage.rotate(to: .landscapeLeft)
        scene.letGo()
        #expect(scene.remains == [])
        #expect(scene.presenter.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        scene.present()
        #expect(scene.isPresented)
    }

    @Test("Turned where the finger's way is most of the other screen, it is cancelled all the same")
    func turnedOverLength() {
        let scene = EdgeStage(EdgeSide(edge: .bottom, direction: .leftToRight))
        scene.comeIn(0.3)
        #expect(scene.isPresented)
        scene.stage.rotate(to: .landscapeLeft)
        scene.letGo()
        #expect(scene.remains == [])
    }

    @Test("Let go and on its way in, it can be caught, and is presented then", arguments: [0.02, 0.1])
    func caught(moment: TimeInterval) {
        let scene = EdgeStage()
        scene.comeIn(0.6)
        scene.stage.touchUp()
        scene.stage.advance(by: moment)
        let before = scene.frame.minX
        #expect(before < -1)
        scene.stage.touchDown(at: CGPoint(x: 150, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 140, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 136, y: 500))
        #expect(abs(scene.frame.minX - before + 4) < 1)
        scene.stage.advance(by: 0.3)
        #expect(abs(scene.frame.minX - before + 4) < 1)
        // Presented, and in a dismissal that the finger has begun.
        #expect(scene.content?.calls == ["willAppear", "didAppear", "willDisappear"])
        scene.stage.touchUp()
        scene.stage.settle()
        if scene.isPresented { #expect(scene.frame.minX == 0) } else { #expect(scene.remains == []) }
        #expect(scene.content?.transitionCoordinator == nil)
    }

    @Test("On its way back out it is not caught: it is not presented any more")
    func notCaught() {
        let scene = EdgeStage()
        scene.comeIn(0.3)
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.advance(by: 0.05)
        #expect(scene.frame.maxX > 60)
        scene.stage.touchDown(at: CGPoint(x: 40, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 52, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 150, y: 500))
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.remains == [])
        #expect(scene.content?.calls == ["willAppear", "willDisappear", "didDisappear"])
    }

    @Test("A second finger on what is half presented does not take it from the first")
    func secondFinger() {
        let scene = EdgeStage()
        let fingers = Touchscreen(scene.stage.window)
        fingers.down(at: CGPoint(x: 2, y: 426))
        for x in [14, 100, 250] as [CGFloat] {
            scene.stage.advance(by: 0.05)
            fingers.move(to: CGPoint(x: x, y: 426))
        }
        scene.stage.advance(by: 0.1)
        fingers.down(at: CGPoint(x: 60, y: 600), finger: 1)
        for x in [72, 100, 20] as [CGFloat] {
            scene.stage.advance(by: 0.05)
            fingers.move(to: CGPoint(x: x, y: 600), finger: 1)
        }
        let before = scene.frame.minX
        fingers.move(to: CGPoint(x: 251, y: 426))
        #expect(abs(scene.frame.minX - before) < 2)
        fingers.up(finger: 1)
        scene.stage.advance(by: 0.5)
        fingers.up()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.frame.minX == 0)
    }

    @Test("A presentation by a finger can be dismissed by code, and the other way round")
    func byCode() {
        let scene = EdgeStage()
        scene.present()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.frame.minX < -20)
        scene.stage.settle()
        #expect(scene.remains == [])
        #expect(scene.delegate.calls == [])
        scene.presenter.presentAsCard(UIViewController())
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("Whatever fingers do at the edge, nothing is left of it in the end (R18)")
    func random() {
        var random = SeededGenerator(seed: 9)
        let scene = EdgeStage(as: Drawer(presenter: .faded()))
        for _ in 0..<60 {
            scene.comeIn(random.number(0.02...1.2))
            if random.chance(20) { scene.move(random.number(-0.5...0.5)) }
            if random.chance(50) { scene.stage.advance(by: TimeInterval(random.number(0...0.4))) }
            scene.stage.touchUp()
            if random.chance(40) {
                scene.stage.settle()
            } else {
                scene.stage.advance(by: TimeInterval(random.number(0...0.3)))
            }
            if random.chance(30) { scene.presenter.dismiss(animated: random.chance(70)) }
        }
        scene.stage.settle()
        if scene.isPresented { scene.presenter.dismiss(animated: true) }
        scene.stage.settle()
        #expect(scene.remains == [])
        for content in scene.made {
            #expect(content.presentingViewController == nil)
            let appearances = content.calls.filter { $0 == "willAppear" }.count
            #expect(content.calls.filter { $0 == "willDisappear" }.count == appearances)
            #expect(content.calls.last == "didDisappear")
        }
    }
}
