import Testing
import UIKit

@testable import TestSupport

/// Size classes that change during a presentation.
@MainActor
struct AdaptivityOnScreenTests: AdaptivePresentationTests {
    let presentation = AdaptivePresentation()

    @Test("From regular to compact width another controller takes over, and back: each is begun and ended (Y10, C77)")
    func thereAndBack() throws {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let custom = try #require(script.controller)
        let container = try #require(custom.containerView)
        #expect(presented.activePresentationController === custom)
        _ = script.journal.take()
        _ = delegate.take()

        phone.resize(.compact)
        let active = try #require(presented.activePresentationController)
        #expect(active !== custom)
        #expect(script.journal.take().filter(isHook) == ["dismissalTransitionWillBegin"])
        #expect(
            delegate.take() == [
                "view controller for overFullScreen", "prepare overFullScreen, container false",
                "will present overFullScreen, coordinator true",
            ])
        #expect(custom.containerView === container)
        #expect(presented.view.isDescendant(of: try #require(active.containerView)))
        MainLoop.current.settle()
        #expect(script.journal.take().filter(isHook) == ["dismissalTransitionDidEnd(true)"])
        #expect(container.window == nil)
        #expect(custom.containerView == nil)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))

        phone.resize(.regular)
        #expect(presented.activePresentationController === custom)
        #expect(script.journal.take().filter(isHook) == ["presentationTransitionWillBegin"])
        #expect(delegate.take() == ["will present none, coordinator true"])
        MainLoop.current.settle()
        #expect(script.journal.take().filter(isHook) == ["presentationTransitionDidEnd(true)"])
        #expect(active.containerView == nil)
        #expect(presented.view.frame == script.frame)
        #expect(presented.view.superview === custom.containerView)
        #expect(phone.window.subviews.count == 2)
    }

    @Test(
        "Adapting on screen, the presented controller hears nothing; a presenter hears when its view goes and comes (Y10)"
    )
    func appearance() {
        let root = JournalViewController("root", script.journal)
        let phone = Phone(root: root)
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .fullScreen : .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(
            script.journal.take().filter { $0.hasPrefix("root.") || $0.hasPrefix("presented.") } == [
                "root.viewWillDisappear(true)", "root.viewDidDisappear(true)",
            ])
        #expect(root.view.window == nil)
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(
            script.journal.take().filter { $0.hasPrefix("root.") || $0.hasPrefix("presented.") }
                == ["root.viewWillAppear(true)", "root.viewIsAppearing(true)", "root.viewDidAppear(true)"])
        #expect(root.view.window === phone.window)
        #expect(root.view.frame == phone.window.bounds)
    }

    @Test("Content that the delegate wrapped comes out of its wrapper on the way back (Y10)")
    func unwrapping() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .fullScreen : .none }
        let wrapper = JournalViewController("wrapper", script.journal)
        delegate.replacement = { presented in
            wrapper.addChild(presented)
            presented.view.frame = wrapper.view.bounds
            wrapper.view.addSubview(presented.view)
            presented.didMove(toParent: wrapper)
            return wrapper
        }
        let presented = present()
        _ = script.journal.take()
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === wrapper)
        #expect(presented.parent === wrapper)
        #expect(presented.presentingViewController === phone.root)
        #expect(
            script.journal.take().filter { $0.hasPrefix("wrapper") || $0.hasPrefix("presented.") } == [
                "wrapper.viewDidLoad", "wrapper.viewWillAppear(true)", "wrapper.viewIsAppearing(true)",
                "wrapper.viewDidAppear(true)",
            ])
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.parent == nil)
        #expect(presented.view.superview === script.controller?.containerView)
        #expect(
            script.journal.take().filter { $0.hasPrefix("wrapper") || $0.hasPrefix("presented.") } == [
                "wrapper.viewWillDisappear(true)", "wrapper.viewDidDisappear(true)",
            ])
        #expect(wrapper.view.window == nil)
        #expect(wrapper.presentingViewController == nil)
    }

    @Test("The view moves with the change of size, and alongside work of both controllers runs with it (Y10)")
    func animated() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        presented.view.frame = CGRect(x: 100, y: 100, width: 400, height: 400)
        var alongside: [TimeInterval] = []
        script.onWillBegin = { controller in
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                alongside.append(UIView.inheritedAnimationDuration)
            }
        }
        phone.resize(.compact)
        #expect(alongside == [0.4])
        MainLoop.current.advance(by: 0.2)
        expectClose(
            presented.view.layer.presentation()?.frame, CGRect(x: 50, y: 50, width: 396.5, height: 626), within: 1e-6)
        MainLoop.current.settle()
    }

    @Test(
        "Adapted to a form sheet, the delegate may prepare the sheet; back on a wide screen the custom one returns (Y10)"
    )
    func formSheet() throws {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .formSheet : .none }
        delegate.onPrepare = { ($0 as? UISheetPresentationController)?.detents = [.medium()] }
        let presented = present()
        phone.resize(.compact)
        MainLoop.current.settle()
        let sheet = try #require(presented.activePresentationController as? UISheetPresentationController)
        #expect(sheet.presentationStyle == .formSheet)
        #expect(sheet.delegate === delegate)
        #expect(sheet.detents.map(\.identifier) == [.medium])
        let frame = sheet.frameOfPresentedViewInContainerView
        expectClose(frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), within: 0.001)
        expectClose(sheet.presentedView?.frame, frame)
        #expect(presented.view.isDescendant(of: try #require(sheet.presentedView)))
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == script.frame)
        #expect(phone.window.subviews.count == 2)
    }

    @Test("A dismissal that is asked for during the adaptation begins after it (Y10)")
    func dismissedMeanwhile() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        phone.resize(.compact)
        presented.dismiss(animated: true)
        MainLoop.current.advance(by: 0.3)
        #expect(!presented.isBeingDismissed)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.view.window == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A size class that changes back before the adaptation is over ends it and begins the next (Y10)")
    func twice() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        phone.resize(.compact)
        MainLoop.current.advance(by: 0.1)
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(presented.activePresentationController === script.controller)
        #expect(presented.view.frame == script.frame)
        #expect(phone.window.subviews.count == 2)
    }

    @Test("A size class that changes during the presentation is adapted to when that is over (Y10)")
    func duringPresentation() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.1)
        phone.resize(.compact)
        #expect(presented.activePresentationController === script.controller)
        MainLoop.current.settle()
        #expect(presented.activePresentationController?.presentationStyle == .overFullScreen)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("What is presented on top stays on top, and its presenter's view comes back into the new container (Y10)")
    func stack() {
        phone.resize(.regular)
        MainLoop.current.settle()
        delegate.answer = { $0 == .compact ? .overFullScreen : .none }
        let presented = present()
        let top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        presented.present(top, animated: false)
        MainLoop.current.settle()
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(phone.window.subviews.last === top.view.superview)
        #expect(presented.view.window == nil)
        presented.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(presented.view.superview === presented.activePresentationController?.containerView)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    private func isHook(_ entry: String) -> Bool {
        entry.contains("TransitionWillBegin") || entry.contains("TransitionDidEnd")
    }
}
