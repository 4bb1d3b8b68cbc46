import Testing
import UIKit

@testable import TestSupport

@MainActor
struct OwnershipTests {
    @Test("The transitioning delegate and the controller's delegate are weak (C64)")
    func weakDelegates() {
        let presented = UIViewController()
        let controller = UIPresentationController(presentedViewController: presented, presenting: nil)
        do {
            let delegate = AdaptiveDelegate()
            presented.transitioningDelegate = delegate
            controller.delegate = delegate
            #expect(presented.transitioningDelegate != nil)
        }
        #expect(presented.transitioningDelegate == nil)
        #expect(controller.delegate == nil)
    }

    @Test("UIKit holds controller and presented one until the end; a new presentation has a new controller (C64, C65)")
    func presentationController() {
        let phone = Phone()
        let script = Script()
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        weak let first = script.controller
        #expect(first != nil)
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(first != nil)
        MainLoop.current.settle()
        #expect(first == nil)
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(script.controller != nil)
    }

    @Test("Animators and interactors are held for the transition only (C64)")
    func animators() {
        let phone = Phone()
        let delegate = ForgettingDelegate()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(delegate.animator != nil)
        MainLoop.current.settle()
        #expect(delegate.animator == nil)
    }

    @Test(
        "Nothing outlives a presentation, whatever its style", arguments: [true, false],
        [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext])
    func nothingOutlives(animated: Bool, style: UIModalPresentationStyle) {
        let phone = Phone()
        weak var presentedLeft: UIViewController?
        weak var controllerLeft: UIPresentationController?
        weak var containerLeft: UIView?
        weak var scriptLeft: Script?
        do {
            let script = Script()
            let presented = script.makePresented()
            presented.modalPresentationStyle = style
            scriptLeft = script
            presentedLeft = presented
            phone.root.present(presented, animated: animated)
            MainLoop.current.settle()
            controllerLeft = presented.presentationController
            containerLeft = controllerLeft?.containerView
            #expect(containerLeft != nil)
            phone.root.dismiss(animated: animated)
            MainLoop.current.settle()
        }
        #expect(presentedLeft == nil)
        #expect(controllerLeft == nil)
        #expect(containerLeft == nil)
        #expect(scriptLeft == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Nothing outlives a cancelled presentation, nor the window after everything")
    func cancelledAndWindow() {
        weak var presentedLeft: UIViewController?
        weak var windowLeft: UIWindow?
        weak var rootLeft: UIViewController?
        do {
            let phone = Phone()
            windowLeft = phone.window
            rootLeft = phone.root
            do {
                let script = Script()
                script.isInterruptible = true
                let presented = script.makePresented()
                presentedLeft = presented
                phone.root.present(presented, animated: true)
                MainLoop.current.advance(by: 0.1)
                script.pause()
                script.cancel()
                MainLoop.current.settle()
            }
            #expect(presentedLeft == nil)
        }
        #expect(rootLeft == nil)
        #expect(windowLeft == nil)
    }

    @Test("Presenting and dismissing a thousand times leaves views, objects and the loop as they were")
    func thousandTimes() {
        let phone = Phone()
        MainLoop.current.settle()
        let layers = phone.window.layer.sublayers?.count
        var left = WeakObjects()
        for round in 0..<1000 {
            let script = Script()
            script.isInterruptible = round.isMultiple(of: 3)
            let presented = script.makePresented()
            phone.root.present(presented, animated: round.isMultiple(of: 2))
            MainLoop.current.settle()
            left.append(presented)
            left.append(presented.presentationController)
            left.append(presented.presentationController?.containerView)
            phone.root.dismiss(animated: round.isMultiple(of: 2))
            MainLoop.current.settle()
        }
        #expect(left.alive == 0)
        #expect(left.count == 3000)
        #expect(phone.window.subviews == [phone.root.view])
        #expect(phone.window.layer.sublayers?.count == layers)
        #expect(phone.root.view.subviews == [])
        #expect(MainLoop.current.isAtRest)
    }
}

private struct WeakObjects {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    mutating func append(_ object: AnyObject?) {
        if object != nil { entries.append(Entry(object: object)) }
    }

    var count: Int { entries.count }
    var alive: Int { entries.filter { $0.object != nil }.count }
}

private final class AdaptiveDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
{}

private final class ForgettingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var animator: JournalAnimator?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let made = JournalAnimator(Journal(), duration: 0.25, presenting: true)
        animator = made
        return made
    }
}
