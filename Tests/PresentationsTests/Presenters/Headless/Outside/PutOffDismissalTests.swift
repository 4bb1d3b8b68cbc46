import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A dismissal by the user that UIKit, or the content, puts off: it is one, or none.
@MainActor
struct PutOffDismissalTests {
    private let stage = Stage(.iPhone15)
    private let root = UIViewController()
    private let delegate = RecordingDelegate()

    enum Kind: CaseIterable {
        case halfSheet, card, popup, drawer

        var style: any PresentationStyle {
            switch self {
            case .halfSheet: HalfSheet()
            case .card: Card(size: .fixed(CGSize(width: 360, height: 400)))
            case .popup: Popup(size: .fixed(CGSize(width: 320, height: 400)), dismissal: [.tapOutside, .swipe])
            case .drawer: Drawer()
            }
        }
    }

    private func present(
        _ content: UIViewController, _ kind: Kind = .halfSheet, from presenter: UIViewController? = nil
    ) {
        if stage.window.rootViewController == nil { stage.show(presenter ?? root) }
        (presenter ?? root).present(content, as: kind.style)
        content.presentationController?.delegate = delegate
        stage.settle()
    }

    private func makeStack(_ depth: Int = 1) -> UINavigationController {
        let stack = UINavigationController()
        stack.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
        return stack
    }

    private func tap() { stage.tap(at: CGPoint(x: 380, y: 40)) }

    @discardableResult
    private func escape(_ content: UIViewController) -> Bool {
        (content.presentationController?.presentedView as? ChromeView)?.accessibilityPerformEscape() ?? false
    }

    // MARK: UIKit puts it off

    @Test("Asked for again while the content pushes, it is still one dismissal (C14)", arguments: Kind.allCases)
    func twice(kind: Kind) {
        let stack = makeStack()
        present(stack, kind)
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        tap()
        stage.advance(by: 0.05)
        tap()
        #expect(escape(stack))
        #expect(escape(stack))
        #expect(delegate.calls == ["should", "will"])
        stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test("The same while it pops, while it pushes twice, and while the presenting stack pushes (C14)")
    func others() {
        for scenario in 0..<3 {
            let test = PutOffDismissalTests()
            let stack = test.makeStack(2)
            let presenter = test.makeStack()
            if scenario == 2 { test.present(stack, from: presenter) } else { test.present(stack) }
            switch scenario {
            case 0: stack.popViewController(animated: true)
            case 1:
                stack.pushViewController(UIViewController(), animated: true)
                stack.pushViewController(UIViewController(), animated: true)
            default: presenter.pushViewController(UIViewController(), animated: true)
            }
            test.stage.advance(by: 0.05)
            test.tap()
            // Beside a push of the presenting stack the headless UIKit begins at once.
            #expect(test.escape(stack) || scenario == 2)
            test.stage.settle()
            #expect(test.delegate.calls == ["should", "will", "did"], "scenario \(scenario)")
            #expect(stack.presentingViewController == nil, "scenario \(scenario)")
        }
    }

    @Test("The same under a finger that pops, whether it goes through with that or not (C14)", arguments: [0.2, 0.6])
    func byFinger(share: CGFloat) {
        let stack = makeStack(2)
        stack.use(NavigationTransition())
        present(stack)
        let start = CGPoint(x: 60, y: 650)
        stage.slide(from: start, by: share * 393)
        #expect(stack.transitionCoordinator?.isInteractive == true)
        #expect(escape(stack))
        stage.advance(by: 0.3)
        #expect(escape(stack))
        #expect(delegate.calls == ["should", "will"])
        stage.touchUp()
        stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(root.presentedViewController == nil)
        #expect(stage.window.subviews == [root.view])
    }

    @Test("A sheet that is nudged up, settles and is laid out meanwhile has not forgotten it")
    func nudged() {
        let stack = makeStack()
        present(stack)
        stack.pushViewController(UIViewController(), animated: true)
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        tap()
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 570), duration: 0.1)
        stack.presentationController?.containerView?.setNeedsLayout()
        stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test("Put off, and overtaken by what the content presents: it is given up", arguments: Kind.allCases)
    func overtaken(kind: Kind) {
        let stack = makeStack()
        present(stack, kind)
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        stack.presentAsPopup(UIViewController())
        tap()
        #expect(delegate.calls == ["should", "will"])
        stage.settle()
        #expect(root.presentedViewController === stack)
        root.dismiss(animated: true)
        stage.settle()
        #expect(delegate.calls == ["should", "will"])
        #expect(stage.window.subviews == [root.view])
    }

    @Test("Given up, it can be asked for anew")
    func anew() {
        let stack = makeStack()
        present(stack)
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        stack.presentAsPopup(UIViewController())
        tap()
        stage.settle()
        stack.dismiss(animated: true)
        stage.settle()
        #expect(root.presentedViewController === stack)
        tap()
        stage.settle()
        #expect(delegate.calls == ["should", "will", "should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    // MARK: The content puts it off

    /// Dismisses when it wants to.
    private final class ReluctantViewController: UIViewController {
        var isReluctant = true
        var wishes = 0

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            wishes += 1
            if !isReluctant { super.dismiss(animated: flag, completion: completion) }
        }
    }

    @Test("Content that does not dismiss now: a later dismissal by code is not the user's", arguments: Kind.allCases)
    func reluctant(kind: Kind) {
        let content = ReluctantViewController()
        present(content, kind)
        tap()
        #expect(content.wishes == 1)
        stage.settle()
        escape(content)
        #expect(content.wishes == 2)
        #expect(delegate.calls == ["should", "will", "should", "will"])
        content.isReluctant = false
        content.dismiss(animated: true)
        stage.settle()
        #expect(delegate.calls == ["should", "will", "should", "will"])
        #expect(root.presentedViewController == nil)
    }

    @Test("The same for a swipe: the view comes back, and can be swiped again")
    func reluctantUnderFinger() {
        let content = ReluctantViewController()
        present(content)
        func swipe() {
            stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.15)
            stage.settle()
        }
        swipe()
        #expect(content.presentationController?.presentedView?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        content.isReluctant = false
        content.dismiss(animated: false)
        stage.settle()
        #expect(delegate.calls == ["should", "will"])

        present(content)
        swipe()
        #expect(delegate.calls == ["should", "will", "should", "will", "did"])
    }

    @Test("Content that pushes and does not dismiss now, and never does: the wish is over with the push")
    func reluctantDuringPush() {
        let stack = ReluctantStack()
        stack.setViewControllers([UIViewController()], animated: false)
        present(stack)
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        tap()
        tap()
        stage.settle()
        root.dismiss(animated: true)
        stage.settle()
        #expect(delegate.calls == ["should", "will"])
        #expect(root.presentedViewController == nil)
    }

    private final class ReluctantStack: UINavigationController {
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }

    @Test("An app that dismisses when it hears that the user's dismissal comes has carried that out")
    func carriedOut() {
        final class Eager: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []

            func presentationControllerWillDismiss(_ controller: UIPresentationController) {
                calls.append("will")
                controller.presentedViewController.dismiss(animated: false)
            }

            func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
        }
        let eager = Eager()
        let content = UIViewController()
        present(content)
        content.presentationController?.delegate = eager
        tap()
        stage.settle()
        #expect(eager.calls == ["will", "did"])
        #expect(root.presentedViewController == nil)
    }
}
