import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct FirstResponderTests {
    private let phone = Phone()

    private func add(_ view: Focusable = Focusable(), to superview: UIView? = nil) -> Focusable {
        (superview ?? phone.root.view).addSubview(view)
        return view
    }

    @Test("Only who says that it can becomes first responder")
    func willingness() {
        let view = add()
        view.isWilling = false
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(!UIView().canBecomeFirstResponder)
        view.isWilling = true
        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
    }

    @Test("The next one takes the place, unless the first does not let go")
    func handingOver() {
        let first = add()
        let second = add()
        first.becomeFirstResponder()
        first.lets = false
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder && !second.isFirstResponder)
        first.lets = true
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
    }

    @Test("An override of resignFirstResponder is asked when another one takes over")
    func overrides() {
        let first = add()
        first.becomeFirstResponder()
        add().becomeFirstResponder()
        #expect(first.resignations == 1)
    }

    @Test("Each window has its own first responder")
    func windows() {
        let other = Phone()
        let here = add()
        let there = Focusable()
        other.root.view.addSubview(there)
        here.becomeFirstResponder()
        there.becomeFirstResponder()
        #expect(here.isFirstResponder && there.isFirstResponder)
    }

    @Test("A responder that leaves its window resigns, with a warning if it refuses")
    func leaving() {
        let box = UIView()
        phone.root.view.addSubview(box)
        let view = add(to: box)
        view.becomeFirstResponder()
        box.removeFromSuperview()
        #expect(!view.isFirstResponder)
        #expect(view.resignations == 1)
        phone.root.view.addSubview(box)
        #expect(!view.isFirstResponder)

        view.becomeFirstResponder()
        view.lets = false
        Console.clear()
        box.removeFromSuperview()
        #expect(Console.messages.count == 1)
        #expect(Console.messages.first?.contains("rejected resignFirstResponder when being removed") == true)
        phone.root.view.addSubview(box)
        #expect(!view.isFirstResponder)
        Console.clear()
    }

    @Test("A view outside of a window becomes first responder when it gets into one")
    func waiting() {
        let view = Focusable()
        #expect(!view.becomeFirstResponder())
        let other = Focusable()
        other.becomeFirstResponder()
        other.resignFirstResponder()
        _ = add(view)
        _ = add(other)
        #expect(view.isFirstResponder)
        #expect(!other.isFirstResponder)
    }

    @Test("A view controller can be first responder while its view is in the window")
    func viewControllers() {
        let controller = FocusableController()
        #expect(!controller.becomeFirstResponder())
        phone.root.view.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        controller.view.removeFromSuperview()
        phone.root.view.addSubview(controller.view)
        #expect(!controller.isFirstResponder)
    }

    @Test("endEditing asks the first responder in the view, and with force does not ask")
    func endEditing() {
        let box = UIView()
        phone.root.view.addSubview(box)
        let view = add(to: box)
        let beside = add()
        #expect(!box.endEditing(false))
        beside.becomeFirstResponder()
        #expect(!box.endEditing(true))
        #expect(beside.isFirstResponder)
        view.becomeFirstResponder()
        view.lets = false
        #expect(!box.endEditing(false))
        #expect(view.isFirstResponder)
        #expect(box.endEditing(true))
        #expect(!view.isFirstResponder)
    }
}

private final class Focusable: UIView {
    var isWilling = true
    var lets = true
    private(set) var resignations = 0

    override var canBecomeFirstResponder: Bool { isWilling }
    override var canResignFirstResponder: Bool { lets }
    @discardableResult override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
    }
}

private final class FocusableController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}
