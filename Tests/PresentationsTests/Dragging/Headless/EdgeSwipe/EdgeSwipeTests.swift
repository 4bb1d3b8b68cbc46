import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A swipe from the leading edge of the screen dismisses if the style allows it.
@MainActor
struct EdgeSwipeTests {
    /// A phone of 393 × 852 points that presents, and a finger at its leading edge.
    @MainActor
    private struct Shown {
        let scene: PresentedStage
        let content: UIViewController
        let delegate = RecordingDelegate()
        private let isMirrored: Bool

        init(
            _ style: some PresentationStyle,
            content: UIViewController = CountingViewController(CGSize(width: 0, height: 300)),
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            self.content = content
            isMirrored = direction == .rightToLeft
            scene = PresentedStage(direction: direction)
            scene.presenter.present(content, as: style)
            content.presentationController?.delegate = delegate
            stage.settle()
            (content as? CountingViewController)?.forgetCalls()
        }

        var stage: Stage { scene.stage }
        var isPresented: Bool { scene.presenter.presentedViewController != nil }
        var frame: CGRect { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame ?? .null }

        private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 393 - x : x, y: y) }

        /// A finger lands, and moves inward by the 10 points that a pan absorbs and by so many points.
        func swipe(_ way: CGFloat, from x: CGFloat = 2, y: CGFloat = 600) {
            stage.touchDown(at: point(x, y))
            for step in 0...10 {
                stage.advance(by: 0.02)
                stage.touchMoved(to: point(x + 10 + way * CGFloat(step) / 10, y))
            }
            stage.advance(by: 0.05)
        }

        func letGo() {
            stage.advance(by: 0.5)
            stage.touchUp()
            stage.settle()
        }
    }

    private static let all: DismissalGestures = [.tapOutside, .swipe, .edgeSwipe]

    @Test(
        "The animation of the style plays backwards by the share of the screen's width, in both directions of the language",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func follows(direction: UITraitEnvironmentLayoutDirection) throws {
        let shown = Shown(Card(presenter: .faded(), dismissal: Self.all), direction: direction)
        #expect(shown.frame == CGRect(x: 12, y: 518, width: 369, height: 300))
        shown.swipe(196.5)
        // Half of the 334 points to the bottom edge and of the 44 of its shadow.
        #expect(abs(shown.frame.minY - 707) < 0.5)
        #expect(abs(try visible(shown.scene.view(named: "presentation.dimming")).opacity - 0.5) < 0.01)
        #expect(abs(try visible(shown.scene.presenter.view).opacity - 0.75) < 0.01)
        #expect(try visible(shown.content.view).bounds.size == CGSize(width: 369, height: 300))
        shown.letGo()
        #expect(!shown.isPresented)
        #expect(shown.delegate.calls == ["should", "will", "did"])
        #expect((shown.content as? CountingViewController)?.calls == ["willDisappear", "didDisappear"])
        #expect(shown.scene.presenter.view.alpha == 1)
        #expect(shown.stage.window.subviews == [shown.scene.presenter.view])
    }

    @Test("Released before the style's threshold it returns, beyond it leaves", arguments: [(149, true), (152, false)])
    func threshold(way: Int, stays: Bool) {
        // 0.382 of 393 points is 150.1.
        let shown = Shown(Card(dismissal: Self.all))
        shown.swipe(CGFloat(way))
        shown.letGo()
        #expect(shown.isPresented == stays)
        if stays { #expect(shown.frame == CGRect(x: 12, y: 518, width: 369, height: 300)) }
        #expect(shown.delegate.calls == (stays ? ["should", "will"] : ["should", "will", "did"]))
    }

    @Test("A dismissal that the app does not let happen leaves the card to the next finger, and to code")
    func withoutDismissal() {
        let content = StayingViewController(CGSize(width: 0, height: 300))
        let shown = Shown(Card(dismissal: Self.all), content: content)
        content.stays = true
        shown.swipe(200)
        #expect(!content.isBeingDismissed)
        // A later dismissal by code does not follow the finger, which is still down.
        content.stays = false
        content.dismiss(animated: true)
        shown.stage.advance(by: 0.1)
        // A spring of 18.467 radians a second has gone 0.551 of the 378 points.
        #expect(abs(shown.frame.minY - 726) < 4)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    /// Content that refuses to be dismissed while it stays.
    private final class StayingViewController: CountingViewController {
        var stays = false

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            if !stays { super.dismiss(animated: flag, completion: completion) }
        }
    }

    @Test("Every style has it: where it names the gesture, and nowhere by default")
    func styles() {
        struct Screen: PresentationStyle, Equatable {
            var options = PresentationOptions {
                $0.dismissal = .edgeSwipe
                $0.animation = .slide(from: .trailing)
            }
        }
        let named: [any PresentationStyle] = [
            Card(dismissal: .edgeSwipe), HalfSheet(dismissal: .edgeSwipe), Popup(dismissal: .edgeSwipe),
            Drawer(edge: .trailing, dismissal: .edgeSwipe), Drawer(dismissal: .edgeSwipe), Screen(),
        ]
        let plain: [any PresentationStyle] = [
            Card(), HalfSheet(), Popup(), Drawer(edge: .trailing), Screen(options: PresentationOptions()),
        ]
        for style in named {
            let shown = Shown(style)
            shown.swipe(260)
            #expect(shown.content.isBeingDismissed, "\(type(of: style))")
            shown.letGo()
            #expect(!shown.isPresented, "\(type(of: style))")
            #expect(shown.delegate.calls == ["should", "will", "did"], "\(type(of: style))")
        }
        for style in plain.dropLast() {
            let shown = Shown(style)
            shown.swipe(260, y: 300)
            shown.letGo()
            #expect(shown.isPresented, "\(type(of: style))")
        }
        // The card's own swipe is switched off as well.
        let card = Shown(Card(dismissal: .edgeSwipe))
        card.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 840), duration: 0.3)
        card.stage.settle()
        #expect(card.isPresented)
    }

    @Test("A screen that came from the trailing edge stays beneath the finger, like a pop")
    func likePop() {
        struct Screen: PresentationStyle, Equatable {
            var options = PresentationOptions {
                $0.dismissal = .edgeSwipe
                $0.shadow = nil
                $0.dimming = .none
                $0.animation = .slide(from: .trailing)
            }
        }
        let shown = Shown(Screen())
        shown.swipe(100)
        #expect(abs(shown.frame.minX - 100) < 0.5)
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.frame.minX == 0)
    }

    @Test("A finger that lands elsewhere, or moves along the edge, leaves it where it is")
    func elsewhere() {
        let shown = Shown(Card(dismissal: [.tapOutside, .edgeSwipe]))
        shown.swipe(200, from: 100)
        #expect(shown.frame.minY == 518)
        shown.letGo()
        shown.stage.drag(from: CGPoint(x: 391, y: 600), to: CGPoint(x: 100, y: 600), duration: 0.3)
        shown.stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 8, y: 300), duration: 0.3)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == [])
    }

    @Test("A stack in the content goes back first; at its root the swipe dismisses", arguments: [true, false])
    func stack(isInside: Bool) throws {
        let pages = [UIViewController(), UIViewController()]
        let navigation = UINavigationController()
        navigation.setViewControllers(pages, animated: false)
        let content: UIViewController
        if isInside {
            content = UIViewController()
            content.addChild(navigation)
            content.view.addSubview(navigation.view)
            navigation.view.frame = content.view.bounds
            navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            navigation.didMove(toParent: content)
        } else {
            content = navigation
        }
        let shown = Shown(HalfSheet(dismissal: Self.all), content: content)
        shown.swipe(260)
        #expect(shown.frame.minY == 392)
        #expect(!content.isBeingDismissed)
        shown.letGo()
        #expect(navigation.viewControllers == [pages[0]])
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == [])
        shown.swipe(260)
        #expect(shown.frame.minY > 392 + 200)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test("A stack with a transition of its own goes back first, too")
    func ownTransition() {
        let pages = [UIViewController(), UIViewController()]
        let navigation = UINavigationController()
        navigation.setViewControllers(pages, animated: false)
        navigation.use(NavigationTransition())
        let shown = Shown(HalfSheet(dismissal: Self.all), content: navigation)
        shown.swipe(260)
        shown.letGo()
        #expect(navigation.viewControllers == [pages[0]])
        #expect(shown.isPresented)
        shown.swipe(260)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test("A stack that refuses to go back is not dismissed instead")
    func refusedPop() {
        let navigation = UINavigationController()
        navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
        let shown = Shown(HalfSheet(dismissal: Self.all), content: navigation)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        shown.swipe(260)
        #expect(shown.frame.minY == 392)
        shown.letGo()
        #expect(navigation.viewControllers.count == 2)
        #expect(shown.isPresented)
    }

    @Test("Scrolled content and pages wait for it")
    func scrolls() {
        let content = UIViewController()
        let pager = UIScrollView()
        content.view.addSubview(pager)
        let shown = Shown(HalfSheet(dismissal: Self.all), content: content)
        pager.frame = content.view.bounds
        pager.contentSize = CGSize(width: 1179, height: 400)
        pager.contentOffset.x = 393
        shown.swipe(260)
        #expect(pager.contentOffset.x == 393)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test(
        "What is modal, or refused by the delegate, stays where it is, and the delegate hears of it",
        arguments: [true, false])
    func refused(isModal: Bool) {
        let shown = Shown(Card(dismissal: Self.all))
        shown.content.isModalInPresentation = isModal
        shown.delegate.allows = false
        shown.swipe(260)
        #expect(shown.frame.minY == 518)
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    }

    @Test("The gesture can be added and taken away while it is presented")
    func changed() {
        let shown = Shown(Card())
        shown.content.cardPresentationController?.card.dismissal = Self.all
        shown.stage.settle()
        shown.swipe(100)
        #expect(shown.frame.minY > 560)
        // Removed under the finger it is cancelled.
        shown.content.cardPresentationController?.card.dismissal = [.swipe]
        shown.stage.advance(by: 0.1)
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.frame.minY == 518)
        shown.swipe(260)
        shown.letGo()
        #expect(shown.isPresented)
    }

    @Test("Let go and on its way out, it can be caught by the style's own swipe")
    func caught() {
        let shown = Shown(Card(dismissal: Self.all))
        shown.swipe(216)
        shown.stage.advance(by: 0.3)
        shown.stage.touchUp()
        shown.stage.advance(by: 0.03)
        let before = shown.frame.minY
        #expect(before > 700 && before < 800)
        shown.stage.touchDown(at: CGPoint(x: 196, y: 820))
        shown.stage.touchMoved(to: CGPoint(x: 196, y: 810))
        for y in stride(from: CGFloat(800), through: 600, by: -10) {
            shown.stage.advance(by: 0.02)
            shown.stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        shown.letGo()
        #expect(shown.isPresented)
        #expect(shown.frame.minY == 518)
    }

    @Test("A drawer from the leading edge that a finger from there grabs is swiped, not dragged")
    func leadingDrawer() {
        let shown = Shown(Drawer(dismissal: Self.all))
        shown.swipe(196.5)
        // Half of 320 points and of the 44 of its shadow; a drag would stretch it to the right.
        #expect(abs(shown.frame.minX + 182) < 0.5)
        shown.letGo()
        #expect(!shown.isPresented)
    }

    @Test("A presentation on top keeps it in place")
    func covered() {
        let shown = Shown(Card(dismissal: Self.all))
        let top = UIViewController()
        top.modalPresentationStyle = .overFullScreen
        top.view.isUserInteractionEnabled = false
        shown.content.present(top, animated: false)
        shown.stage.settle()
        shown.swipe(260)
        shown.letGo()
        #expect(shown.scene.presenter.presentedViewController === shown.content)
        #expect(shown.delegate.calls == [])
    }
}
