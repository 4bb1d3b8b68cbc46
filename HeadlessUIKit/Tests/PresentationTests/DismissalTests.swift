import Testing
import UIKit

@testable import TestSupport

@MainActor
struct DismissalTests {
    private let phone = Phone()

    /// Presents several controllers over each other and returns them, lowest first.
    private func presentStack(_ scripts: [Script]) -> [UIViewController] {
        var below = phone.root
        var stack: [UIViewController] = []
        for (index, script) in scripts.enumerated() {
            let presented = script.makePresented("c\(index)")
            below.present(presented, animated: false)
            MainLoop.current.settle()
            stack.append(presented)
            below = presented
        }
        scripts.forEach { _ = $0.journal.take() }
        return stack
    }

    @Test("Dismiss goes to what the controller presents, or else to the controller itself (C58)")
    func routing() {
        let stack = presentStack([Script(), Script()])
        stack[0].dismiss(animated: true)
        MainLoop.current.settle()
        #expect(stack[0].presentedViewController == nil)
        #expect(phone.root.presentedViewController === stack[0])
        stack[0].dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A child forwards to the presentation it is in (C58)")
    func child() {
        let stack = presentStack([Script()])
        let child = UIViewController()
        stack[0].addChild(child)
        stack[0].view.addSubview(child.view)
        child.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("Two quick calls on a middle controller dismiss what is above it and then itself (C59)")
    func twoQuickCalls() {
        let stack = presentStack([Script(), Script()])
        stack[0].dismiss(animated: true)
        stack[0].dismiss(animated: true)
        MainLoop.current.settle()
        #expect(stack[0].presentedViewController == nil)
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Dismissing a stack animates only the top-most; the middle is gone at once (C60)")
    func stack() {
        let scripts = [Script(), Script(), Script()]
        let stack = presentStack(scripts)
        phone.root.dismiss(animated: true) { scripts[2].journal.note("completion") }
        MainLoop.current.advance(by: 0.1)
        #expect(scripts[2].context != nil)
        #expect(scripts[0].context == nil)
        #expect(scripts[1].context == nil)
        let container = stack[1].presentationController?.containerView
        #expect(container?.isHidden == true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(stack.allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
        #expect(stack.allSatisfy { !$0.isBeingDismissed })
        #expect(phone.window.subviews == [phone.root.view])
        #expect(scripts[0].journal.take().contains("c0.viewDidDisappear(false)"))
        #expect(scripts[2].journal.take().contains("c2.viewDidDisappear(true)"))
    }

    @Test("A stack over a presenter-removing presentation gives the window its root view back (C29, C60)")
    func stackOverRemoving() {
        let journal = Journal()
        let phone = Phone(root: JournalViewController("root", journal))
        let full = Script()
        full.removesPresenter = true
        let lower = full.makePresented("full")
        phone.root.present(lower, animated: false)
        MainLoop.current.settle()
        lower.present(Script().makePresented("card"), animated: false)
        MainLoop.current.settle()
        #expect(phone.root.view.window == nil)
        _ = journal.take()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(
            journal.take() == ["root.viewWillAppear(true)", "root.viewIsAppearing(true)", "root.viewDidAppear(true)"])
    }

    @Test("A stack whose top takes its presenter out leaves the root's view where it is (C60)")
    func stackUnderRemoving() {
        let full = Script()
        full.removesPresenter = true
        let stack = presentStack([Script(), full])
        #expect(stack[0].view.window == nil)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(stack[0].view.superview == nil)
    }

    @Test("The dismissed controller is alive in the completion and gone right after it (C62)")
    func lifetime() {
        weak var gone: UIViewController?
        var isAlive = false
        let script = Script()
        do {
            let presented = script.makePresented()
            gone = presented
            phone.root.present(presented, animated: true)
        }
        MainLoop.current.settle()
        phone.root.dismiss(animated: true) { isAlive = gone != nil }
        MainLoop.current.settle()
        #expect(isAlive)
        #expect(gone == nil)
    }

    @Test("The delegate is asked for the animator when dismiss is called; if it died, the default one runs (C63)")
    func delegateDied() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        do {
            let script = Script()
            script.suppliesController = false
            presented.transitioningDelegate = script
            phone.root.present(presented, animated: true)
            MainLoop.current.settle()
            phone.root.dismiss(animated: true)
            #expect(script.journal.take().contains("delegate.animationController(forDismissed)"))
            MainLoop.current.settle()
            phone.root.present(presented, animated: true)
            MainLoop.current.settle()
        }
        #expect(presented.transitioningDelegate == nil)
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.499)
        #expect(presented.view.window != nil)
        expectClose(presented.view.layer.presentation()?.frame.minY, 852, within: 2)
        MainLoop.current.settle()
        #expect(presented.view.window == nil)
    }

    @Test("Without an animator the view comes up from below and goes down again (C8)")
    func coverVertical() {
        let script = Script()
        script.suppliesAnimator = false
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
        expectClose(presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 852, width: 393, height: 400))
        MainLoop.current.settle()
        expectClose(presented.view.layer.presentation()?.frame, CGRect(x: 0, y: 452, width: 393, height: 400))
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(presented.view.frame == CGRect(x: 0, y: 852, width: 393, height: 400))
    }

    @Test("Dismissing a stack waits for what is still coming or going on top of it (C14, C60)")
    func waitsForTop() {
        let phone = Phone()
        let levels = (0..<3).map { _ in UIViewController() }
        for level in levels { level.modalPresentationStyle = .overFullScreen }
        phone.root.present(levels[0], animated: false)
        MainLoop.current.settle()
        levels[0].present(levels[1], animated: false)
        MainLoop.current.settle()
        levels[1].present(levels[2], animated: true)
        MainLoop.current.advance(by: 0.1)
        phone.root.dismiss(animated: true)
        #expect(levels[2].isBeingPresented)
        #expect(!levels[0].isBeingDismissed)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("The middle of a stack that is being dismissed presents nothing until it has gone (C14, C60)")
    func middlePresentsNothing() {
        let phone = Phone()
        let levels = (0..<3).map { _ in UIViewController() }
        for level in levels { level.modalPresentationStyle = .overFullScreen }
        phone.root.present(levels[0], animated: false)
        MainLoop.current.settle()
        levels[0].present(levels[1], animated: false)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(levels[0].transitionCoordinator != nil)
        levels[0].present(levels[2], animated: true)
        MainLoop.current.settle()
        #expect(levels[2].presentingViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }
}
