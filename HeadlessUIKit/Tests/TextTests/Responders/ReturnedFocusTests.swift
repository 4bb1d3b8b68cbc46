import Testing
import UIKit

@testable import TestSupport

/// The focus that a transition takes from a field and gives back (Z38).
@MainActor @Suite struct ReturnedFocusTests {
    private final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    private let page = Page()
    private let next = Page()
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    /// The keyboard is there for whoever edits.
    private func show(_ root: UIViewController) -> Phone {
        let phone = Phone(root: root)
        phone.screen.keyboard.show(at: docked)
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
        return phone
    }

    // MARK: Accessory views

    @Test("A field in a controller's own accessory view takes the focus, and the view stays, above the keys (Z38)")
    func ownAccessoryView() {
        let chat = Chat()
        let phone = show(chat)
        chat.becomeFirstResponder()
        MainLoop.current.settle()
        Touchscreen(phone.window).tap(at: CGPoint(x: 100, y: 827))
        MainLoop.current.settle()
        #expect(chat.field.isFirstResponder)
        #expect(!chat.isFirstResponder)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 466, width: 393, height: 50))
        #expect(phone.screen.keyboard.frame == CGRect(x: 0, y: 466, width: 393, height: 386))
    }

    @Test("When that field resigns the controller is first responder again, and the view is at the bottom")
    func ownAccessoryViewAfterwards() {
        let chat = Chat()
        let phone = show(chat)
        chat.becomeFirstResponder()
        MainLoop.current.settle()
        chat.field.becomeFirstResponder()
        MainLoop.current.settle()
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
        #expect(!chat.field.isFirstResponder)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 802, width: 393, height: 50))
    }

    @Test("A field elsewhere takes the focus from one in an accessory view, and nobody else gets it in between")
    func anotherField() {
        let chat = Chat()
        let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
        chat.view.addSubview(other)
        let phone = show(chat)
        let log = KeyboardLog(phone.screen)
        defer { log.stop() }
        chat.becomeFirstResponder()
        chat.field.becomeFirstResponder()
        MainLoop.current.settle()
        _ = log.take()
        other.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(other.isFirstResponder)
        #expect(!chat.field.isFirstResponder && !chat.isFirstResponder)
        #expect(log.take() == [])
    }

    @Test("After a modal the field in the accessory view is edited again")
    func accessoryViewUnderModal() {
        let chat = Chat()
        let phone = show(chat)
        chat.becomeFirstResponder()
        MainLoop.current.settle()
        chat.field.becomeFirstResponder()
        MainLoop.current.settle()
        chat.present(UIViewController(), animated: true)
        MainLoop.current.settle()
        #expect(phone.screen.keyboard.frame == nil)
        #expect(chat.bar.window == nil)
        chat.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(chat.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame?.minY == 466)
    }

    // MARK: Modals

    @Test(
        "A field that resigned for a presentation is edited again after the dismissal (Z38)",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [true, false])
    func modal(style: UIModalPresentationStyle, isAnimated: Bool) {
        let phone = show(page)
        page.field.becomeFirstResponder()
        next.modalPresentationStyle = style
        page.present(next, animated: isAnimated)
        MainLoop.current.settle()
        #expect(!page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == nil)
        page.dismiss(animated: isAnimated)
        MainLoop.current.settle()
        #expect(page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == docked)
    }

    @Test("A keyboard that the presented field had stays for the one below, without a notification")
    func keyboardThatStays() {
        let phone = show(page)
        let log = KeyboardLog(phone.screen)
        defer { log.stop() }
        page.field.becomeFirstResponder()
        page.present(next, animated: true)
        MainLoop.current.settle()
        next.field.becomeFirstResponder()
        MainLoop.current.settle()
        _ = log.take()
        page.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(page.field.isFirstResponder)
        #expect(log.take() == [])
    }

    @Test("A dismissal of several at once gives back what the lowest took")
    func severalModals() {
        let phone = show(page)
        page.field.becomeFirstResponder()
        page.present(next, animated: true)
        MainLoop.current.settle()
        next.field.becomeFirstResponder()
        next.present(UIViewController(), animated: true)
        MainLoop.current.settle()
        page.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == docked)
    }

    @Test("Without a field that was edited nobody gets the focus; with one that left, neither")
    func nothingToReturn() {
        let phone = show(page)
        page.present(UIViewController(), animated: true)
        MainLoop.current.settle()
        page.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(!page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == nil)

        page.field.becomeFirstResponder()
        page.present(UIViewController(), animated: true)
        MainLoop.current.settle()
        page.field.removeFromSuperview()
        page.dismiss(animated: true)
        MainLoop.current.settle()
        page.view.addSubview(page.field)
        #expect(!page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == nil)
    }

    // MARK: Stacks

    @Test("The keyboard leaves along with a push, and comes back after the pop (K9)", arguments: [true, false])
    func push(isAnimated: Bool) {
        let navigation = UINavigationController(rootViewController: page)
        let phone = show(navigation)
        page.field.becomeFirstResponder()
        MainLoop.current.settle()
        navigation.pushViewController(next, animated: isAnimated)
        MainLoop.current.advance(by: 0.05)
        #expect(!page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == nil)
        MainLoop.current.settle()
        navigation.popViewController(animated: isAnimated)
        MainLoop.current.settle()
        #expect(page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == docked)
    }

    @Test("The field resigns before its controller hears that it will disappear (K9)")
    func order() {
        let journal = Journal()
        let first = NotedViewController("first", journal)
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
        let delegate = FieldDelegate("field", journal)
        field.delegate = delegate
        first.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: first)
        let phone = show(navigation)
        field.becomeFirstResponder()
        _ = journal.take()
        navigation.pushViewController(UIViewController(), animated: true)
        MainLoop.current.settle()
        #expect(
            journal.take().prefix(3).map { $0 } == ["field.shouldEnd", "field.didEnd", "first.willDisappear(true)"])
        _ = phone
    }

    @Test("The keyboard stays for a page whose field is edited as soon as it is there (K9)")
    func pushToField() {
        let navigation = UINavigationController(rootViewController: page)
        let phone = show(navigation)
        page.field.becomeFirstResponder()
        MainLoop.current.settle()
        let log = KeyboardLog(phone.screen)
        defer { log.stop() }
        next.loadViewIfNeeded()
        next.field.becomeFirstResponder()
        navigation.pushViewController(next, animated: true)
        MainLoop.current.settle()
        #expect(next.field.isFirstResponder)
        #expect(log.take() == [])
    }

    @Test("A swipe back takes the keyboard away, and brings it back if it is cancelled (K9)")
    func cancelledSwipe() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(page, animated: false)
        let phone = show(navigation)
        page.field.becomeFirstResponder()
        MainLoop.current.settle()
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.drag(to: CGPoint(x: 120, y: 400), duration: 0.3)
        #expect(!page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == nil)
        fingers.drag(to: CGPoint(x: 20, y: 400), duration: 0.3)
        fingers.up()
        MainLoop.current.settle()
        #expect(navigation.topViewController === page)
        #expect(page.field.isFirstResponder)
        #expect(phone.screen.keyboard.frame == docked)
    }
}
