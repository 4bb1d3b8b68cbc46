import Testing
import UIKit

@testable import TestSupport

/// The effect of a scroll view's drag on the keyboard.
@MainActor @Suite struct KeyboardDismissTests {
    private let table = GestureTable()
    private let scroll: UIScrollView
    private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    private let follower = UIView()
    private let log: KeyboardLog

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.addSubview(field)
        table.back.addSubview(scroll)
        follower.translatesAutoresizingMaskIntoConstraints = false
        table.back.addSubview(follower)
        NSLayoutConstraint.activate([
            follower.topAnchor.constraint(equalTo: table.back.keyboardLayoutGuide.topAnchor),
            follower.bottomAnchor.constraint(equalTo: table.back.bottomAnchor),
            follower.leadingAnchor.constraint(equalTo: table.back.leadingAnchor),
            follower.trailingAnchor.constraint(equalTo: table.back.trailingAnchor),
        ])
        table.phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        field.becomeFirstResponder()
        MainLoop.current.settle()
        log = KeyboardLog(table.phone.screen)
    }

    private var keyboardTop: CGFloat? { table.phone.screen.keyboard.visibleFrame?.minY }
    private var names: [String] { log.entries.map(\.name) }

    private func drag(to y: CGFloat) {
        table.fingers.drag(to: CGPoint(x: 196, y: y), duration: 0.2)
        MainLoop.current.advance(by: 0)
    }

    @Test(
        "A drag resigns the first responder when it begins, where the scroll view says so (K6)",
        arguments: [true, false])
    func onDrag(dismisses: Bool) {
        defer { log.stop() }
        if dismisses { scroll.keyboardDismissMode = .onDrag }
        table.fingers.down(at: CGPoint(x: 196, y: 300))
        drag(to: 320)
        #expect(field.isFirstResponder == !dismisses)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(names.contains("willHide") == dismisses)
        #expect((keyboardTop == nil) == dismisses)
    }

    @Test("Below its top the keyboard and its layout guide follow the finger, without a notification (K6)")
    func interactive() {
        defer { log.stop() }
        scroll.keyboardDismissMode = .interactive
        table.fingers.down(at: CGPoint(x: 196, y: 300))
        drag(to: 500)
        #expect(keyboardTop == 516)
        drag(to: 600)
        #expect(keyboardTop == 600)
        #expect(follower.frame.minY == 600)
        drag(to: 400)
        #expect(keyboardTop == 516)
        #expect(follower.frame.minY == 516)
        drag(to: 700)
        #expect(keyboardTop == 700)
        #expect(names.isEmpty)
        #expect(field.isFirstResponder)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(!field.isFirstResponder)
        #expect(keyboardTop == nil)
        #expect(follower.frame.minY == 818)
        #expect(names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }

    @Test("Let go upwards it comes back, and the field keeps it (K6)")
    func comesBack() {
        defer { log.stop() }
        scroll.keyboardDismissMode = .interactive
        table.fingers.down(at: CGPoint(x: 196, y: 300))
        drag(to: 700)
        drag(to: 600)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(field.isFirstResponder)
        #expect(keyboardTop == 516)
        #expect(follower.frame.minY == 516)
    }

    @Test("A finger that lands and stays above the keyboard leaves it alone (K6)")
    func above() {
        defer { log.stop() }
        scroll.keyboardDismissMode = .interactive
        table.fingers.down(at: CGPoint(x: 196, y: 300))
        drag(to: 500)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(field.isFirstResponder)
        #expect(keyboardTop == 516)
        #expect(names.isEmpty)
    }

    @Test(
        "A finger takes it at its keys, or at the accessory view above them where the mode says so (K6)",
        arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
    func accessory(mode: UIScrollView.KeyboardDismissMode) {
        defer { log.stop() }
        scroll.keyboardDismissMode = mode
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = bar
        field.reloadInputViews()
        #expect(keyboardTop == 472)
        table.fingers.down(at: CGPoint(x: 196, y: 300))
        drag(to: 500)
        #expect(keyboardTop == (mode == .interactive ? 472 : 500))
        drag(to: 600)
        #expect(keyboardTop == (mode == .interactive ? 556 : 600))
        #expect(bar.frame.minY == keyboardTop)
        #expect(follower.frame.minY == keyboardTop)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(keyboardTop == nil)
        #expect(bar.window == nil)
    }
}
