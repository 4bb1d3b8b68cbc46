import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A page of a stack that grew out of a view of the page beneath, and that a finger moves along both axes.
@MainActor
struct ZoomPopTests {
    @MainActor
    private struct Zoomed {
        let scene: NavigationStage
        let source: UIView
        let target: UIView

        init(_ interactivePop: NavigationTransition.InteractivePop = .anywhere) {
            let source = UIView(frame: CGRect(x: 40, y: 320, width: 80, height: 80))
            let target = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
            (self.source, self.target) = (source, target)
            scene = NavigationStage(
                NavigationTransition(push: .zoom(from: source, to: target), interactivePop: interactivePop))
            scene.root.view.addSubview(source)
            scene.top.view.addSubview(target)
        }

        var view: UIView { scene.top.view }

        /// Moves a finger by some points in a fifth of a second; it stays down.
        func move(_ way: CGPoint, from start: CGPoint = CGPoint(x: 150, y: 500)) {
            scene.stage.touchDown(at: start)
            go(way, from: start)
        }

        func go(_ way: CGPoint, from start: CGPoint) {
            for step in 1...10 {
                scene.stage.advance(by: 0.02)
                let share = CGFloat(step) / 10
                scene.stage.touchMoved(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
            }
            scene.stage.advance(by: 0.02)
        }

        func expectRestored(_ names: [String], _ location: SourceLocation = #_sourceLocation) {
            scene.stage.settle()
            #expect(scene.names == names, sourceLocation: location)
            #expect(scene.flaws == [], sourceLocation: location)
            #expect(source.alpha == 1, sourceLocation: location)
            #expect(view.mask == nil && view.transform == .identity && view.alpha == 1, sourceLocation: location)
        }
    }

    @Test("A finger takes it down or to the side, and it follows in both axes and shrinks")
    func follows() {
        let zoomed = Zoomed()
        let start = CGPoint(x: 150, y: 500)
        zoomed.move(CGPoint(x: 0, y: 110), from: start)
        zoomed.go(CGPoint(x: 50, y: 100), from: CGPoint(x: 150, y: 610))
        // The pan absorbs ten points, and takes the view where it is then.
        let scale = 1 - 0.5 * 200 / 852 as CGFloat
        #expect(abs(zoomed.view.transform.a - scale) < 0.001, "\(zoomed.view.transform)")
        #expect(zoomed.source.alpha == 0)
        let grabbed = zoomed.view.superview?.convert(CGPoint(x: 200, y: 710), to: zoomed.view) ?? .zero
        #expect(abs(grabbed.x - 150) < 0.1 && abs(grabbed.y - 510) < 0.1, "\(grabbed)")
        #expect(zoomed.view.mask?.layer.cornerRadius == 24)
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
    }

    @Test(
        "Let go beyond the threshold it returns into the source, without a jump",
        arguments: [CGPoint(x: 200, y: 20), CGPoint(x: 60, y: 330), CGPoint(x: -60, y: 330)], [true, false])
    func returns(way: CGPoint, resting: Bool) {
        let zoomed = Zoomed()
        zoomed.move(way)
        if resting { zoomed.scene.stage.advance(by: 0.3) }
        zoomed.scene.stage.touchUp()
        var (last, step) = (zoomed.target.onScreen(), CGFloat(0))
        for _ in 0..<200 {
            zoomed.scene.stage.advance(by: 1.0 / 120)
            guard zoomed.view.window != nil else { break }
            let now = zoomed.target.onScreen()
            step = max(step, abs(now.midX - last.midX), abs(now.midY - last.midY), abs(now.width - last.width))
            last = now
        }
        #expect(step < 40, "\(step)")
        // 300 points' height fits into 80.
        #expect(last.isNear(CGRect(x: 80 - 52.4, y: 320, width: 104.8, height: 80), within: 1), "\(last)")
        zoomed.expectRestored(["0"])
        #expect(zoomed.view.center == CGPoint(x: 196.5, y: 426))
    }

    @Test("Let go before it goes back, and everything is as before")
    func cancelled() {
        let zoomed = Zoomed()
        let before = WindowDump(zoomed.scene.stage.window)
        zoomed.move(CGPoint(x: 40, y: 90))
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
        #expect(before.differences(from: WindowDump(zoomed.scene.stage.window)) == [])
    }

    @Test("The device turns under the finger: let go, the page fills the screen as it is then")
    func turned() {
        let zoomed = Zoomed()
        zoomed.move(CGPoint(x: 20, y: 60))
        zoomed.scene.stage.rotate(to: .landscapeLeft)
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
        #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("A finger that is gone before UIKit begins lets the zoom play", arguments: [true, false])
    func early(finishes: Bool) {
        let zoomed = Zoomed()
        let start = CGPoint(x: 150, y: 500)
        zoomed.scene.stage.touchDown(at: start)
        if finishes { zoomed.scene.stage.advance(by: 1.0 / 120) } else { zoomed.scene.stage.advance(by: 0.3) }
        zoomed.scene.stage.touchMoved(to: CGPoint(x: 150, y: finishes ? 560 : 512))
        zoomed.scene.stage.touchUp()
        zoomed.expectRestored(finishes ? ["0"] : ["0", "1"])
    }

    @Test("A finger that lifts before it has moved any further leaves the page in its place")
    func unmoved() throws {
        let zoomed = Zoomed()
        zoomed.scene.stage.touchDown(at: CGPoint(x: 150, y: 500))
        zoomed.scene.stage.advance(by: 0.3)
        zoomed.scene.stage.touchMoved(to: CGPoint(x: 150, y: 512))
        zoomed.scene.stage.advance(by: 0.2)
        #expect(zoomed.scene.navigation.transitionCoordinator != nil)
        zoomed.scene.stage.touchUp()
        for _ in 0..<10 {
            #expect(try visible(zoomed.view).position == CGPoint(x: 196.5, y: 426))
            zoomed.scene.stage.advance(by: 1.0 / 60)
        }
        zoomed.expectRestored(["0", "1"])
    }

    @Test("Without a source it fades and shrinks where it is let go")
    func lostSource() {
        let zoomed = Zoomed()
        zoomed.source.removeFromSuperview()
        zoomed.move(CGPoint(x: 30, y: 330))
        let center = zoomed.view.center
        let scale = zoomed.view.transform.a
        zoomed.scene.stage.advance(by: 0.3)
        zoomed.scene.stage.touchUp()
        zoomed.scene.stage.advance(by: 0.45)
        #expect(zoomed.view.center == center)
        #expect(zoomed.view.opacityOnScreen < 0.05)
        #expect(abs(zoomed.view.transform.a - 0.8 * scale) < 0.001)
        zoomed.expectRestored(["0"])
    }

    @Test("From the edge only it does not move down")
    func edge() {
        let zoomed = Zoomed(.edge)
        zoomed.move(CGPoint(x: 0, y: 300), from: CGPoint(x: 2, y: 300))
        #expect(zoomed.view.transform == .identity)
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
        zoomed.move(CGPoint(x: 300, y: 0), from: CGPoint(x: 2, y: 300))
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0"])
    }

    @Test("A list on the page scrolls first")
    func list() {
        let zoomed = Zoomed()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 3000)
        zoomed.view.addSubview(list)
        list.contentOffset.y = 500
        zoomed.move(CGPoint(x: 0, y: 200))
        #expect(list.contentOffset.y < 400)
        #expect(zoomed.view.transform == .identity && zoomed.scene.navigation.transitionCoordinator == nil)
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
    }

    @Test("With Reduce Motion it is no free movement")
    func reduceMotion() {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let zoomed = Zoomed()
        zoomed.move(CGPoint(x: 0, y: 200))
        #expect(zoomed.view.transform == .identity && zoomed.scene.navigation.transitionCoordinator == nil)
        zoomed.scene.stage.letGo()
        zoomed.expectRestored(["0", "1"])
    }
}
