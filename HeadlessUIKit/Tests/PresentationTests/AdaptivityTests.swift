import Testing
import UIKit

@testable import TestSupport

@MainActor
struct AdaptivityTests: AdaptivePresentationTests {
    let presentation = AdaptivePresentation()

    // MARK: Time of the request

    @Test("Without a delegate a custom presentation keeps its controller, whatever the size class becomes (Y10)")
    func withoutDelegate() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let controller = presented.presentationController
        phone.resize(.regular)
        MainLoop.current.settle()
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(presented.presentationController === controller)
        #expect(presented.activePresentationController === controller)
        #expect(controller?.adaptivePresentationStyle(for: phone.root.traitCollection) == UIModalPresentationStyle.none)
    }

    @Test(
        "The delegate is asked at the presentation and when a size class is going to change, with the coming traits (Y10)"
    )
    func asked() {
        delegate.answer = { _ in .none }
        _ = present()
        #expect(delegate.asked == [.compact])
        phone.resize(.regular)
        #expect(delegate.asked == [.compact, .regular])
        MainLoop.current.settle()
        phone.resize(.regular, width: 900)
        MainLoop.current.settle()
        #expect(delegate.asked == [.compact, .regular])
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(delegate.asked == [.compact, .regular, .compact])
        #expect(delegate.take() == ["will present none, coordinator true"])
    }

    @Test(
        "Of other answers than a style that fills the width none changes anything (Y10)",
        arguments: [.none, .custom, .pageSheet, .currentContext, .overCurrentContext, .popover, .automatic]
            as [UIModalPresentationStyle])
    func otherAnswers(answer: UIModalPresentationStyle) {
        delegate.answer = { _ in answer }
        let presented = present()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    }

    @Test("An answer that depends on no traits is meant for compact width; a full screen is never adapted (Y10)")
    func answerWithoutTraits() {
        let simple = SimpleDelegate()
        let presented = script.makePresented()
        let controller = presented.presentationController
        controller?.delegate = simple
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        #expect(controller?.adaptivePresentationStyle(for: compact) == .overFullScreen)
        #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
        #expect(controller?.adaptivePresentationStyle == .overFullScreen)

        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        full.presentationController?.delegate = simple
        phone.root.present(full, animated: false)
        MainLoop.current.settle()
        #expect(full.activePresentationController === full.presentationController)
    }

    // MARK: At the presentation

    @Test("Adapted from the start, another controller is the active one, and the custom one is never begun (Y10, C77)")
    func atPresentation() throws {
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let active = try #require(presented.activePresentationController)
        #expect(active !== script.controller)
        #expect(presented.presentationController === script.controller)
        #expect(active.presentationStyle == .overFullScreen)
        #expect(script.controller?.presentationStyle == .custom)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(active.containerView?.window === phone.window)
        #expect(script.controller?.containerView == nil)
        #expect(!script.journal.entries.contains("presentationTransitionWillBegin"))
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(active.containerView == nil)
    }

    @Test(
        "The delegate puts another controller in, prepares the new presentation and is told the style, in this order (Q7, Y10)"
    )
    func delegateCalls() {
        delegate.answer = { _ in .fullScreen }
        let wrapper = UIViewController()
        delegate.replacement = { presented in
            wrapper.addChild(presented)
            wrapper.view.addSubview(presented.view)
            presented.didMove(toParent: wrapper)
            return wrapper
        }
        let presented = script.makePresented()
        let original = presented.presentationController
        original?.delegate = delegate
        phone.root.present(presented, animated: true)
        #expect(delegate.take() == ["view controller for fullScreen", "prepare fullScreen, container false"])
        MainLoop.current.settle()
        #expect(delegate.take() == ["will present fullScreen, coordinator true"])
        #expect(delegate.controllers.allSatisfy { $0 === original })
        #expect(phone.root.presentedViewController === wrapper)
        #expect(presented.presentingViewController === phone.root)
        #expect(wrapper.view.superview === wrapper.activePresentationController?.containerView)
        #expect(phone.root.view.window == nil)
        presented.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.view.window === phone.window)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A presentation without adaptation passes its delegate the style none before it begins (Q7)")
    func tellsNone() {
        delegate.answer = { _ in .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        var begun = false
        script.onWillBegin = { _ in begun = true }
        delegate.onWillPresent = { #expect(!begun) }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(begun)
        #expect(delegate.take() == ["will present none, coordinator true"])
    }
}

/// Has an answer that does not depend on traits.
private final class SimpleDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .overFullScreen
    }
}
