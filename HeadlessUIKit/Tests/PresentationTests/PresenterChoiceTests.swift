import Testing
import UIKit

@testable import TestSupport

/// The choice of the presenting controller, and the value of `presentationController`.
@MainActor
struct PresenterChoiceTests {
    private let phone = Phone()
    private let script = Script()
    private let child = UIViewController()

    init() {
        phone.root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
        phone.root.view.addSubview(child.view)
        MainLoop.current.settle()
    }

    @Test("A request for the whole screen goes up to the controller that covers it; the source is who was asked (C73)")
    func forwarded() {
        let presented = script.makePresented()
        child.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
        #expect(script.askedController?.source === child)
        #expect(script.controller?.containerView?.superview === phone.window)
    }

    @Test("Caller and presenter report the same presented controller, and its children the same presenter (C74)")
    func links() {
        let presented = script.makePresented()
        let inside = UIViewController()
        presented.addChild(inside)
        child.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(child.presentedViewController === presented)
        #expect(phone.root.presentedViewController === presented)
        #expect(inside.presentingViewController === phone.root)
    }

    @Test("Over the current context the nearest defining controller presents, over its own area only (C75, C76)")
    func currentContext() throws {
        child.definesPresentationContext = true
        let caller = UIViewController()
        child.addChild(caller)
        child.view.addSubview(caller.view)
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        caller.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === child)
        let container = try #require(presented.presentationController?.containerView)
        #expect(container.frame == CGRect(x: 0, y: 100, width: 393, height: 500))
        #expect(container.superview === phone.root.view)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
    }

    @Test("Without a defining controller the root presents (C75)")
    func noContext() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
    }

    @Test("A custom presentation goes to the context when its controller says that it is not full screen (C75)")
    func customInContext() {
        child.definesPresentationContext = true
        script.coversScreen = false
        script.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
        let presented = script.makePresented()
        child.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === child)
        #expect(script.controller?.containerView?.bounds.size == CGSize(width: 393, height: 500))
        child.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.view.subviews == [child.view])
    }

    @Test("A context that presents already drops the request (C11)")
    func busyContext() {
        child.definesPresentationContext = true
        let first = UIViewController()
        first.modalPresentationStyle = .overCurrentContext
        child.present(first, animated: true)
        MainLoop.current.settle()
        Console.clear()
        let second = UIViewController()
        second.modalPresentationStyle = .overCurrentContext
        child.present(second, animated: true)
        MainLoop.current.settle()
        #expect(Console.messages.count == 1)
        #expect(child.presentedViewController === first)
        #expect(second.presentingViewController == nil)
    }

    @Test("Before presenting the getter makes a controller from the current style, which is then used (C77)")
    func preparedController() {
        let presented = script.makePresented()
        let prepared = presented.presentationController
        #expect(prepared === script.controller)
        #expect(script.askedController?.presenting == nil)
        #expect(presented.presentationController === prepared)
        #expect(presented.activePresentationController == nil)
        phone.root.present(presented, animated: true)
        #expect(presented.presentationController === prepared)
        #expect(prepared?.presentingViewController === phone.root)
        MainLoop.current.settle()
        #expect(presented.activePresentationController === prepared)
        #expect(prepared?.containerView != nil)
    }

    @Test("After another style was set the getter makes another controller (C77)")
    func changedStyle() {
        let presented = script.makePresented()
        presented.modalPresentationStyle = .overFullScreen
        let before = presented.presentationController
        #expect(before is ScriptedController == false)
        presented.modalPresentationStyle = .custom
        #expect(presented.presentationController is ScriptedController)
        phone.root.present(presented, animated: true)
        #expect(presented.presentationController is ScriptedController)
    }

    @Test("A child of the presented controller has the presentation controller of its ancestor (C77)")
    func childsController() {
        let presented = script.makePresented()
        let inside = UIViewController()
        presented.addChild(inside)
        phone.root.present(presented, animated: true)
        #expect(inside.presentationController === script.controller)
    }

    @Test("The style is automatic by default, and reads back as a concrete one (C78)")
    func defaultStyle() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .custom
        #expect(controller.modalPresentationStyle == .custom)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
    }

    @Test("The next responder after a presented controller is its presenter (C79)")
    func responders() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.view.next === presented)
        #expect(presented.next === phone.root)
        #expect(child.view.next === child)
        #expect(child.next === phone.root.view)
    }
}
