import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger that drags a bar up into its screen.
@MainActor
struct ExpandingPresentationTests {
    @Test(
        "The screen begins at the bar's top edge, stays beneath the finger, and fades in on the first fifth of the way")
    func follows() throws {
        let scene = ExpandingStage()
        scene.down()
        scene.move(0)
        for (way, y, opacity) in [
            (1, 667, 0.0075), (66.8, 601.2, 0.5), (133.6, 534.4, 1), (334, 334, 1), (600, 68, 1), (668, 0, 1),
            (700, 0, 1), (334, 334, 1),
        ] as [(CGFloat, CGFloat, Float)] {
            scene.go(way)
            #expect(abs(scene.frame.minY - y) < 0.5, "\(way)")
            #expect(abs(scene.opacity - opacity) < 0.02, "\(way)")
            #expect(scene.frame.size == CGSize(width: 393, height: 852))
        }
        #expect(try visible(scene.content?.view).bounds.size == CGSize(width: 393, height: 852))
        #expect(abs(try visible(scene.scene.view(named: "presentation.dimming")).opacity - 0.5) < 0.01)
        #expect(scene.content?.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test("Released beyond the threshold it is presented, before it is not", arguments: [(257, true), (253, false)])
    func threshold(way: Int, isPresented: Bool) {
        // 0.382 of 668 points is 255.2.
        let scene = ExpandingStage(as: ExpandingStage.Screen(presenter: .pushedBack()))
        scene.down()
        scene.move(CGFloat(way))
        #expect(scene.isPresented)
        scene.letGo()
        if isPresented {
            #expect(scene.isPresented)
            #expect(scene.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(scene.opacity == 1)
            #expect(scene.content?.calls == ["willAppear", "didAppear"])
        } else {
            #expect(scene.remains == [])
            #expect(scene.content?.calls == ["willAppear", "willDisappear", "didDisappear"])
        }
    }

    @Test("It goes on at the finger's speed, and back without a jump")
    func release() {
        let up = ExpandingStage()
        up.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 590), duration: 0.08)
        let before = up.frame.minY
        #expect(before < 600 && before > 540)
        up.stage.advance(by: 0.1)
        #expect(before - up.frame.minY > 80)
        up.stage.settle()
        #expect(up.frame.minY == 0)
        let back = ExpandingStage()
        back.down()
        back.move(200)
        back.stage.advance(by: 0.5)
        back.stage.touchUp()
        var last = back.frame.minY
        while back.isPresented, back.scene.chrome?.window != nil {
            #expect(back.frame.minY >= last - 0.5 && back.frame.minY - last < 60 && back.frame.minY <= 668.5)
            last = back.frame.minY
            back.stage.advance(by: 1.0 / 60)
        }
        #expect(last > 660)
        back.stage.settle()
        #expect(back.remains == [])
    }

    @Test("An adaptive style is dragged toward the edge of the style for the current width")
    func adaptive() throws {
        let stage = Stage(.iPad11)
        let (home, menu) = (UIViewController(), UIViewController())
        stage.show(home)
        let handle = UIView(frame: CGRect(x: 0, y: 400, width: 40, height: 200))
        home.view.addSubview(handle)
        let style = Adaptive(compact: HalfSheet(), regular: Drawer(edge: .leading))
        home.use(ExpandingPresentation(from: handle, style: style) { menu })
        stage.drag(from: CGPoint(x: 20, y: 500), to: CGPoint(x: 20, y: 200), duration: 0.2)
        stage.settle()
        #expect(home.presentedViewController == nil)
        stage.drag(from: CGPoint(x: 20, y: 500), to: CGPoint(x: 320, y: 500), duration: 0.2)
        stage.settle()
        #expect(home.presentedViewController === menu)
        let frame = try #require(menu.presentationController?.presentedView).frame
        #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
    }

    @Test("A drag back down dismisses as the style says, and the next one presents again")
    func back() {
        let scene = ExpandingStage()
        scene.down()
        scene.move(500)
        scene.letGo()
        scene.content?.presentationController?.delegate = scene.delegate
        scene.down(at: CGPoint(x: 196, y: 200))
        scene.move(-150)
        #expect(scene.frame.minY == 150)
        scene.move(-400)
        scene.letGo()
        #expect(scene.remains == [])
        #expect(scene.delegate.calls == ["should", "will", "did"])
        scene.down()
        scene.move(500)
        scene.letGo()
        #expect(scene.made.count == 2)
        #expect(scene.isPresented)
    }

    struct Kind: Sendable, CustomTestStringConvertible {
        let style: any PresentationStyle
        /// Its resting position, and its position after 100 points.
        let rest: CGFloat
        let after: CGFloat
        var testDescription: String { "\(type(of: style))" }
    }

    @Test(
        "A card and a half-sheet come up from the bar, too; what rests no higher than the bar comes from below",
        arguments: [
            Kind(style: Card(shadow: nil), rest: 418, after: 568),
            Kind(style: HalfSheet(detents: [.medium(), .large()]), rest: 392, after: 568),
            Kind(style: HalfSheet(detents: [.height(150)], shadow: nil), rest: 668, after: 752),
        ])
    func kinds(kind: Kind) {
        let scene = ExpandingStage(as: kind.style, height: 400)
        scene.down()
        scene.move(100)
        #expect(abs(scene.frame.minY - kind.after) < 0.5)
        scene.go(170)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.frame.minY == kind.rest)
    }

    @Test(
        "A drawer comes in sideways, from the bar's end",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func drawer(direction: UITraitEnvironmentLayoutDirection) {
        let scene = ExpandingStage(as: Drawer(shadow: nil), direction: direction)
        let isLeft = direction == .leftToRight
        // A handle at the leading edge.
        scene.bar.frame = CGRect(x: isLeft ? 0 : 373, y: 300, width: 20, height: 100)
        let start = CGPoint(x: isLeft ? 10 : 383, y: 350)
        let inward: CGFloat = isLeft ? 1 : -1
        scene.stage.touchDown(at: start)
        for step in [10, 60, 110] as [CGFloat] {
            scene.stage.advance(by: 0.02)
            scene.stage.touchMoved(to: CGPoint(x: start.x + inward * step, y: 350))
        }
        scene.stage.advance(by: 0.02)
        #expect(abs((isLeft ? scene.frame.maxX : 393 - scene.frame.minX) - 120) < 0.5)
        scene.go(0)
        scene.stage.touchMoved(to: CGPoint(x: start.x + inward * 200, y: 350))
        scene.letGo()
        #expect(scene.frame == CGRect(x: isLeft ? 0 : 73, y: 0, width: 320, height: 852))
    }

    @Test("Down, sideways and a tap begin nothing: they are the app's")
    func otherWays() {
        let scene = ExpandingStage()
        var taps = 0
        let button = UIButton(frame: scene.bar.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.bar.addSubview(button)
        for end in [CGPoint(x: 196, y: 830), CGPoint(x: 380, y: 690), CGPoint(x: 10, y: 700)] {
            scene.stage.drag(from: CGPoint(x: 196, y: 700), to: end, duration: 0.3)
            scene.stage.settle()
        }
        #expect(scene.made.isEmpty)
        taps = 0
        scene.stage.tap(at: CGPoint(x: 196, y: 700))
        scene.stage.settle()
        #expect(taps == 1)
        #expect(scene.made.isEmpty)
        scene.down()
        scene.move(500)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(taps == 1)
    }

    @Test("A bar inside a scroll view is dragged, and the content scrolls elsewhere and the other way")
    func insideScrollView() {
        let scene = ExpandingStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 2000)
        scroll.contentOffset.y = 100
        scene.presenter.view.addSubview(scroll)
        scene.bar.frame.origin.y = 768
        scroll.addSubview(scene.bar)
        scene.stage.settle()
        scene.down()
        scene.move(300)
        #expect(scroll.contentOffset.y == 100)
        #expect(abs(scene.frame.minY - 368) < 0.5)
        scene.go(20)
        scene.letGo()
        #expect(!scene.isPresented)
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 760), duration: 0.3)
        #expect(scroll.contentOffset.y < 60)
        scene.stage.settle()
        let offset = scroll.contentOffset.y
        scene.stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 300), duration: 0.3)
        #expect(scroll.contentOffset.y > offset + 60)
        #expect(scene.made.count == 1)
    }

    @Test("A finger that lifts before the transition has begun (T11)", arguments: [(400, true), (100, false)])
    func early(way: Int, isPresented: Bool) {
        let scene = ExpandingStage()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 690))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 690 - CGFloat(way)))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.isPresented == isPresented)
        if !isPresented { #expect(scene.remains == []) }
        #expect(scene.content?.transitionCoordinator == nil)
    }

    @Test("Let go and on its way in, it can be caught")
    func caught() {
        let scene = ExpandingStage()
        scene.down()
        scene.move(400)
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.advance(by: 0.05)
        let before = scene.frame.minY
        #expect(before > 20 && before < 268)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 540))
        #expect(abs(scene.frame.minY - before - 30) < 1)
        scene.letGo()
        #expect(scene.content?.transitionCoordinator == nil)
    }

    @Test("A closure that makes nothing begins nothing; nothing is made while something is presented")
    func nothing() {
        let scene = ExpandingStage()
        scene.makes = false
        scene.down()
        scene.move(400)
        scene.letGo()
        #expect(scene.remains == [])
        scene.makes = true
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        cover.view.isUserInteractionEnabled = false
        scene.presenter.present(cover, animated: false)
        scene.stage.settle()
        scene.down()
        scene.move(400)
        scene.letGo()
        #expect(scene.made.isEmpty)
    }

    @Test("Turned in the middle, or removed, it is cancelled; a second one for the same view replaces the first")
    func ended() {
        let turned = ExpandingStage()
        turned.down()
        turned.move(400)
        turned.stage.rotate(to: .landscapeLeft)
        turned.letGo()
        #expect(!turned.isPresented)
        let removed = ExpandingStage()
        removed.down()
        removed.move(400)
        removed.presenter.removePresentation(from: removed.bar)
        removed.letGo()
        #expect(removed.remains == [])
        #expect(removed.bar.gestureRecognizers?.isEmpty != false)
        let replaced = ExpandingStage()
        var others = 0
        replaced.presenter.use(
            ExpandingPresentation(from: replaced.bar, style: Card()) {
                others += 1
                return nil
            })
        #expect(replaced.bar.gestureRecognizers?.count == 1)
        replaced.down()
        replaced.move(400)
        replaced.letGo()
        #expect(others == 1)
        #expect(replaced.made.isEmpty)
    }

    @Test("It lives as long as the bar, and keeps neither that nor what it has presented")
    func lifetime() {
        weak var bar: UIView?
        weak var controller: UIViewController?
        do {
            let scene = ExpandingStage()
            scene.down()
            scene.move(400)
            scene.letGo()
            controller = scene.content
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            bar = scene.bar
        }
        #expect(bar == nil)
        #expect(controller == nil)
    }

    @Test("With the animation in the style, a tap presents and code dismisses along the same way")
    func animation() {
        let scene = ExpandingStage()
        let content = LaidOutViewController()
        scene.presenter.present(
            content,
            as: Card(
                size: .fraction(width: 1, height: 1), margins: .zero,
                animation: .expand(from: scene.bar, timing: .curve(.linear, duration: 1))))
        scene.stage.advance(by: 0.0001)
        let rest = content.presentationController?.frameOfPresentedViewInContainerView.minY ?? 0
        #expect(rest == 59)
        #expect(abs(scene.frame.minY - 668) < 1)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.opacity - 0.5) < 0.02)
        scene.stage.advance(by: 0.4)
        #expect(abs(scene.frame.minY - (668 + 59) / 2) < 2)
        scene.stage.settle()
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.9)
        #expect(abs(scene.opacity - 0.5) < 0.05)
        #expect(scene.frame.minY > 590 && scene.frame.minY < 668)
        scene.stage.settle()
        #expect(scene.remains == [])
    }
}
