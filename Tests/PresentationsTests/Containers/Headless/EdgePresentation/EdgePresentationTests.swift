import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger from an edge of the screen presents.
@MainActor
struct EdgePresentationTests {
    nonisolated static let sides = EdgeSide.all

    @Test(
        "A view that comes from another edge is presented above half of the screen, and not below (S9)",
        arguments: sides.filter { $0.edge != .bottom })
    func threshold(side: EdgeSide) {
        let far = EdgeStage(side, as: Card())
        far.comeIn(0.51)
        #expect(far.isPresented)
        #expect(far.content?.calls == ["willAppear"])
        far.letGo()
        #expect(far.isPresented)
        #expect(far.frame == CGRect(x: 12, y: 518, width: 369, height: 300))
        #expect(far.content?.calls == ["willAppear", "didAppear"])
        #expect(far.scene.view(named: "presentation.dimming")?.alpha == 1)
        let near = EdgeStage(side, as: Card())
        near.comeIn(0.49)
        #expect(near.isPresented)
        near.letGo()
        #expect(near.remains == [])
        #expect(near.content?.calls == ["willAppear", "willDisappear", "didDisappear"])
    }

    @Test("A view that comes from another edge, or fades, follows by the share of the screen, out and back (S9)")
    func progress() {
        let scene = EdgeStage(as: Card())
        scene.comeIn(0.25)
        // 334 points to the card's place, and 44 of its shadow.
        #expect(abs(scene.frame.minY - 801.5) < 0.5)
        for (share, y) in [(0.5, 707), (0.75, 612.5), (0.1, 858.2)] as [(CGFloat, CGFloat)] {
            scene.go(10 + share * 393)
            #expect(abs(scene.frame.minY - y) < 0.5, "\(share)")
        }
        let dissolving = EdgeStage(as: Popup(animation: .crossDissolve.timed(.curve(.linear, duration: 1))))
        dissolving.comeIn(0.4)
        let seen = dissolving.scene.chrome?.layer.presentation()?.opacity ?? 0
        #expect(abs(seen - 0.4) < 0.01)
    }

    @Test("A threshold of one's own counts")
    func ownThreshold() {
        // 0.2 · 320 = 64, and the finger lands at 2.
        for (way, isPresented) in [(64, true), (60, false)] as [(CGFloat, Bool)] {
            let scene = EdgeStage()
            scene.presenter.use(
                EdgePresentation(
                    from: .leading, style: Drawer(), threshold: SwipeThreshold(distance: 0.2, velocity: .infinity)
                ) { UIViewController() })
            scene.down(at: scene.side.start)
            scene.go(30)
            scene.go(way)
            scene.letGo()
            #expect(scene.isPresented == isPresented)
        }
    }

    @Test("While something else is presented a finger that reaches the edge presents nothing, and nothing is tried")
    func besideUndimmed() {
        let scene = PresentedStage()
        scene.presenter.use(EdgePresentation(from: .leading, style: Drawer()) { UIViewController() })
        let sheet = CountingViewController()
        scene.presenter.presentAsHalfSheet(sheet, style: HalfSheet(largestUndimmedDetentIdentifier: .medium))
        scene.stage.settle()
        let sentences = reports {
            scene.stage.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
            scene.stage.settle()
        }
        #expect(sentences == [])
        #expect(scene.presenter.presentedViewController === sheet)
    }

    @Test("A flick is enough")
    func flick() {
        let scene = EdgeStage()
        scene.stage.drag(from: CGPoint(x: 2, y: 426), to: CGPoint(x: 120, y: 426), duration: 0.08)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.frame.minX == 0)
    }

    @Test("A finger that lifts before the transition has begun (T11)", arguments: [(300, true), (100, false)])
    func early(way: Int, isPresented: Bool) {
        let scene = EdgeStage()
        scene.stage.touchDown(at: CGPoint(x: 2, y: 426))
        scene.stage.touchMoved(to: CGPoint(x: 14, y: 426))
        scene.stage.touchMoved(to: CGPoint(x: 12 + CGFloat(way), y: 426))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.isPresented == isPresented)
        if !isPresented { #expect(scene.remains == []) }
        #expect(scene.content?.transitionCoordinator == nil)
    }

    @Test("After a cancelled one the next begins at once, and the first is not reported")
    func again() {
        let scene = EdgeStage(as: Drawer(presenter: .faded()))
        scene.comeIn(0.3)
        scene.content?.presentationController?.delegate = scene.delegate
        scene.letGo()
        #expect(scene.remains == [])
        #expect(scene.delegate.calls == [])
        scene.present()
        #expect(scene.made.count == 2)
        #expect(scene.isPresented)
        #expect(scene.presenter.view.alpha == 0.5)
    }

    @Test("The presenter goes along, and comes back with a cancelled one")
    func presenterGoesAlong() {
        let scene = EdgeStage(as: Drawer(presenter: .faded()))
        scene.comeIn(0.3)
        let seen = scene.presenter.view.layer.presentation()?.opacity ?? 0
        // The edge is at 129.9: 173.9 of 364 points, with the shadow.
        #expect(abs(seen - 0.761) < 0.01)
        scene.letGo()
        #expect(scene.presenter.view.alpha == 1)
        #expect(scene.remains == [])
    }

    @Test("A closure that makes nothing begins nothing")
    func nothingMade() {
        let scene = EdgeStage()
        scene.makes = false
        scene.comeIn(0.8)
        scene.letGo()
        #expect(scene.remains == [])
        scene.makes = true
        scene.present()
        #expect(scene.isPresented)
    }

    @Test("A finger from elsewhere, or along the edge, begins nothing")
    func elsewhere() {
        let scene = EdgeStage()
        for (start, end) in [((100, 426), (350, 426)), ((391, 426), (100, 426)), ((2, 300), (12, 700))]
            as [((CGFloat, CGFloat), (CGFloat, CGFloat))]
        {
            scene.stage.drag(
                from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1), duration: 0.3)
            scene.stage.settle()
        }
        #expect(scene.made.isEmpty)
    }

    @Test("While something is presented, while a transition runs, and out of the window, nothing is made")
    func busy() {
        let scene = EdgeStage()
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        cover.view.isUserInteractionEnabled = false
        scene.presenter.present(cover, animated: true)
        scene.stage.advance(by: 0.1)
        scene.comeIn(0.8)
        scene.letGo()
        scene.comeIn(0.8)
        scene.letGo()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.comeIn(0.8)
        scene.letGo()
        #expect(scene.made.isEmpty)
        scene.present()
        #expect(scene.made.count == 1)
    }

    @Test("While a navigation controller around it pushes, nothing is made")
    func pushing() {
        let stage = Stage(.iPhone15)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        stage.settle()
        var made = 0
        navigation.use(
            EdgePresentation(from: .trailing, style: Drawer(edge: .trailing)) {
                made += 1
                return UIViewController()
            })
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        stage.drag(from: CGPoint(x: 391, y: 426), to: CGPoint(x: 60, y: 426), duration: 0.1)
        stage.settle()
        #expect(made == 0)
        stage.drag(from: CGPoint(x: 391, y: 426), to: CGPoint(x: 60, y: 426), duration: 0.2)
        stage.settle()
        #expect(made == 1)
        #expect(navigation.presentedViewController != nil)
    }

    @Test("A second one for the same edge replaces the first; each edge has its own; removed it is gone")
    func replaced() {
        let scene = EdgeStage()
        let count = scene.presenter.view.gestureRecognizers?.count
        var made: [String] = []
        for (edge, name) in [(PresentationEdge.leading, "second"), (.trailing, "other")] {
            scene.presenter.use(
                EdgePresentation(from: edge, style: Drawer()) {
                    made.append(name)
                    return nil
                })
        }
        #expect(scene.presenter.view.gestureRecognizers?.count == (count ?? 0) + 1)
        scene.comeIn(0.8)
        scene.letGo()
        #expect(scene.made.isEmpty)
        #expect(made == ["second"])
        scene.presenter.removePresentation(from: .leading)
        scene.presenter.removePresentation(from: .top)
        scene.comeIn(0.8)
        scene.letGo()
        scene.stage.drag(from: CGPoint(x: 391, y: 426), to: CGPoint(x: 60, y: 426), duration: 0.2)
        scene.stage.settle()
        #expect(made == ["second", "other"])
    }

    @Test("Removed under the finger, the presentation is cancelled")
    func removedMeanwhile() {
        let scene = EdgeStage()
        scene.comeIn(0.8)
        scene.presenter.removePresentation(from: .leading)
        scene.letGo()
        #expect(scene.remains == [])
        #expect(scene.presenter.view.gestureRecognizers?.isEmpty != false)
    }

    @Test("It lives as long as the view, and keeps neither that nor what it has presented")
    func lifetime() {
        final class Token {}
        weak var token: Token?
        weak var controller: UIViewController?
        weak var presented: UIViewController?
        weak var presentation: UIPresentationController?
        let stage = Stage(.iPhone15)
        do {
            let kept = Token()
            token = kept
            let home = UIViewController()
            controller = home
            stage.show(home)
            home.use(
                EdgePresentation(from: .leading, style: Card()) {
                    withExtendedLifetime(kept) { UIViewController() }
                })
            stage.drag(from: CGPoint(x: 2, y: 426), to: CGPoint(x: 320, y: 426), duration: 0.3)
            stage.settle()
            presented = home.presentedViewController
            presentation = presented?.presentationController
            #expect(presentation != nil)
            home.dismiss(animated: true)
            stage.settle()
        }
        UIAccessibility.posted = []
        #expect(presented == nil)
        #expect(presentation == nil)
        #expect(token != nil)
        stage.show(UIViewController())
        stage.settle()
        #expect(controller == nil)
        #expect(token == nil)
    }
}
