import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A card that may be dismissed by two opposite edges: 249 × 250 points on a phone of 393 × 852.
@MainActor
struct OppositeEdgesTests {
    @MainActor
    private struct Shown {
        let scene: PresentedStage
        let content = LaidOutViewController()
        let delegate = RecordingDelegate()

        init(
            _ style: some PresentationStyle, direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            scene = PresentedStage(direction: direction)
            scene.presenter.present(content, as: style)
            content.presentationController?.delegate = delegate
            stage.settle()
        }

        init(_ swipe: SwipeDirection, direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
            self.init(
                Card {
                    $0.size = .fixed(CGSize(width: 249, height: 250))
                    $0.presenter = .pushedBack()
                    $0.swipeDirection = swipe
                },
                direction: direction)
        }

        var stage: Stage { scene.stage }
        var isPresented: Bool { scene.presenter.presentedViewController != nil }
        var frame: CGRect { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame ?? .null }
        var dimming: CGFloat {
            CGFloat(scene.view(named: "presentation.dimming")?.layer.presentation()?.opacity ?? -1)
        }

        /// Puts a finger on the middle of the card, moves it by the 10 points that a pan absorbs and by so many more,
        /// and keeps it there.
        func pull(_ way: CGPoint, from start: CGPoint? = nil) {
            let start = start ?? CGPoint(x: frame.midX, y: frame.midY)
            let length = hypot(way.x, way.y)
            stage.touchDown(at: start)
            for step in [10, 10 + length / 2, 10 + length] {
                stage.advance(by: 0.02)
                stage.touchMoved(
                    to: CGPoint(x: start.x + way.x / length * step, y: start.y + way.y / length * step))
            }
        }

        func letGo() {
            stage.advance(by: 0.5)
            stage.touchUp()
            stage.settle()
        }
    }

    @Test("Up it follows the finger without resistance, with the dimming and the presenting view")
    func follows() throws {
        let shown = Shown(.vertical)
        #expect(shown.frame == CGRect(x: 72, y: 568, width: 249, height: 250))
        shown.pull(CGPoint(x: 0, y: -409))
        shown.stage.advance(by: 0.05)
        #expect(shown.frame == CGRect(x: 72, y: 159, width: 249, height: 250))
        #expect(shown.content.view.convert(shown.content.view.bounds, to: nil).minY == 159)
        // Half of the 818 points to its place out of sight.
        #expect(abs(shown.dimming - 0.5) < 0.001)
        #expect(shown.content.isBeingDismissed)
        let scale = try visible(shown.scene.presenter.view).affineTransform().a
        #expect(abs(scale - 0.96) < 0.002)
        shown.letGo()
        #expect(!shown.isPresented)
        #expect(shown.delegate.calls == ["should", "will", "did"])
        #expect(shown.scene.presenter.view.transform == .identity)
        #expect(shown.stage.window.subviews == [shown.scene.presenter.view])
    }

    @Test(
        "Released beyond the threshold it leaves on the finger's side, at the finger's speed",
        arguments: [-1, 1] as [CGFloat])
    func leaves(side: CGFloat) {
        let shown = Shown(.vertical)
        shown.pull(CGPoint(x: 0, y: side * 100))
        shown.stage.advance(by: 0.5)
        shown.stage.touchUp()
        shown.stage.advance(by: 0.1)
        let offset = side * (shown.frame.minY - 568)
        #expect(offset > 120)
        var last = offset
        while shown.isPresented {
            shown.stage.advance(by: 1.0 / 60)
            guard shown.isPresented, shown.scene.chrome?.window != nil else { break }
            let offset = side * (shown.frame.minY - 568)
            #expect(offset >= last)
            last = offset
        }
        // Its shadow of 44 points leaves, too: 862 points up, 328 down.
        #expect(last > (side < 0 ? 840 : 310))
        #expect(shown.delegate.calls == ["should", "will", "did"])
    }

    @Test(
        "Released before the threshold it returns from either side, and stays presented",
        arguments: [-1, 1] as [CGFloat])
    func returns(side: CGFloat) {
        let shown = Shown(.vertical)
        // 0.382 of 250 points is 95.5.
        shown.pull(CGPoint(x: 0, y: side * 95))
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.frame == CGRect(x: 72, y: 568, width: 249, height: 250))
        #expect(shown.dimming == 1)
        #expect(shown.delegate.calls == ["should", "will"])
    }

    @Test("A finger that changes its mind takes it from one side to the other, in one dismissal")
    func crosses() {
        let shown = Shown(.vertical)
        shown.pull(CGPoint(x: 0, y: -200))
        #expect(shown.frame.minY == 368)
        shown.stage.touchMoved(to: CGPoint(x: 196.5, y: 693 - 10))
        shown.stage.advance(by: 0.05)
        #expect(shown.frame.minY == 568)
        #expect(shown.dimming == 1)
        shown.stage.touchMoved(to: CGPoint(x: 196.5, y: 693 - 10 + 142))
        shown.stage.advance(by: 0.05)
        #expect(shown.frame.minY == 710)
        #expect(abs(shown.dimming - 0.5) < 0.001)
        shown.letGo()
        #expect(!shown.isPresented)
        #expect(shown.delegate.calls == ["should", "will", "did"])
    }

    @Test("A flick up throws it up")
    func flick() {
        let shown = Shown(.vertical)
        shown.stage.drag(from: CGPoint(x: 196, y: 690), to: CGPoint(x: 196, y: 640), duration: 0.04)
        shown.stage.advance(by: 0.05)
        #expect(shown.frame.minY < 520)
        shown.stage.settle()
        #expect(!shown.isPresented)
    }

    @Test("Caught on its way out above, it comes back")
    func caught() {
        let shown = Shown(.vertical)
        shown.stage.drag(from: CGPoint(x: 196, y: 690), to: CGPoint(x: 196, y: 640), duration: 0.04)
        shown.stage.advance(by: 0.06)
        let caught = shown.frame
        #expect(caught.minY < 500 && caught.minY > 100)
        shown.stage.touchDown(at: CGPoint(x: 196, y: caught.midY))
        shown.stage.touchMoved(to: CGPoint(x: 196, y: caught.midY + 10))
        shown.stage.touchMoved(to: CGPoint(x: 196, y: caught.midY + 30))
        #expect(abs(shown.frame.minY - caught.minY - 20) < 1)
        for step in 1...10 {
            shown.stage.advance(by: 0.02)
            shown.stage.touchMoved(to: CGPoint(x: 196, y: caught.midY + 30 + CGFloat(step) * (568 - caught.minY) / 12))
        }
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.frame.minY == 568)
        #expect(shown.dimming == 1)
    }

    @Test(
        "Refused, it gives like a rubber band on both sides, and the delegate hears of the attempt",
        arguments: [(-1, 39.645), (1, 51.665)] as [(CGFloat, CGFloat)])
    func refused(side: CGFloat, stretch: CGFloat) {
        let shown = Shown(.vertical)
        shown.content.isModalInPresentation = true
        shown.pull(CGPoint(x: 0, y: side * 100))
        #expect(abs(side * (shown.frame.minY - 568) - stretch) < 0.34)
        #expect(!shown.content.isBeingDismissed)
        shown.letGo()
        #expect(shown.frame.minY == 568)
        #expect(shown.delegate.calls == ["attempt"])
    }

    @Test("A side that is not named gives like a rubber band")
    func oneSide() {
        let shown = Shown(.toward(.top))
        shown.pull(CGPoint(x: 0, y: 100))
        // The room below is 34 points, of which it gives a quarter at most.
        #expect(abs(shown.frame.minY - 568 - 7.362) < 0.34)
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == [])
        shown.pull(CGPoint(x: 0, y: -120))
        #expect(shown.frame.minY == 448)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test(
        "Left and right it leaves on the finger's side, in both directions of the language",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [-1, 1] as [CGFloat])
    func sideways(direction: UITraitEnvironmentLayoutDirection, side: CGFloat) {
        let shown = Shown(.horizontal, direction: direction)
        shown.pull(CGPoint(x: side * 120, y: 0))
        #expect(shown.frame == CGRect(x: 72 + side * 120, y: 568, width: 249, height: 250))
        shown.stage.advance(by: 0.5)
        shown.stage.touchUp()
        shown.stage.advance(by: 0.15)
        #expect(side * (shown.frame.minX - 72) > 150)
        #expect(shown.frame.minY == 568)
        shown.stage.settle()
        #expect(!shown.isPresented)
        // Nothing moves along the other axis.
        let still = Shown(.horizontal, direction: direction)
        still.pull(CGPoint(x: 0, y: 150))
        #expect(still.frame == CGRect(x: 72, y: 568, width: 249, height: 250))
        still.letGo()
        #expect(still.isPresented)
    }

    @Test("A popup that scales in is thrown up and down; a tap outside still plays its animation")
    func popup() {
        let style = Popup {
            $0.size = .fixed(CGSize(width: 249, height: 251))
            $0.dismissal = [.tapOutside, .swipe]
            $0.swipeDirection = .vertical
        }
        let shown = Shown(style)
        let rest = shown.frame
        #expect(rest == CGRect(x: 72, y: 313, width: 249, height: 251))
        shown.pull(CGPoint(x: 0, y: -100))
        // It shrinks on the way, like its animation.
        #expect(abs(shown.frame.midY - 338.5) < 0.001)
        #expect(shown.frame.width < 249)
        shown.letGo()
        #expect(!shown.isPresented)
        let tapped = Shown(style)
        tapped.stage.tap(at: CGPoint(x: 20, y: 100))
        tapped.stage.advance(by: 0.1)
        #expect(abs(tapped.frame.midY - 438.5) < 0.5)
        tapped.stage.settle()
        #expect(!tapped.isPresented)
    }

    @Test(
        "A screen of a style of one's own is thrown either way, and shows no fill beyond its edges",
        arguments: [-1, 1] as [CGFloat])
    func wholeScreen(side: CGFloat) {
        struct Screen: PresentationStyle, Equatable {
            var options = PresentationOptions { $0.swipeDirection = .vertical }
        }
        let shown = Shown(Screen())
        shown.pull(CGPoint(x: 0, y: side * 330), from: CGPoint(x: 196, y: 426))
        #expect(shown.frame == CGRect(x: 0, y: side * 330, width: 393, height: 852))
        #expect(shown.scene.view(named: "presentation.clip")?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test("Content that scrolls keeps the finger on the way up, and hands it over at its top on the way down")
    func scrolls() {
        let scene = PresentedStage()
        let content = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 250, height: 250))
        scroll.contentSize = CGSize(width: 250, height: 900)
        content.view.addSubview(scroll)
        scene.presenter.presentAsCard(
            content,
            style: Card {
                $0.size = .fixed(CGSize(width: 250, height: 250))
                $0.swipeDirection = .vertical
            })
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 690), to: CGPoint(x: 196, y: 590), duration: 1)
        #expect(scene.chrome?.frame.minY == 568)
        #expect(scroll.contentOffset.y > 60)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
        scroll.contentOffset.y = 0
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 760), duration: 1)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("The edges may change while it is presented")
    func changed() {
        let shown = Shown(.automatic)
        shown.pull(CGPoint(x: 0, y: -100))
        #expect(abs(568 - shown.frame.minY - 39.645) < 0.34)
        shown.letGo()
        shown.content.cardPresentationController?.card.swipeDirection = .vertical
        shown.stage.settle()
        shown.pull(CGPoint(x: 0, y: -100))
        #expect(shown.frame.minY == 468)
        shown.letGo()
        #expect(!shown.isPresented)
    }
}
