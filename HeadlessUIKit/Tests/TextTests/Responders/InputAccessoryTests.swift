import Testing
import UIKit

@testable import TestSupport

/// Views above the keyboard. On a device a bar without keys is pinned to the very bottom of the screen.
@MainActor @Suite struct InputAccessoryTests {
    private let phone: Phone
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    private let log: KeyboardLog
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    init() {
        MainLoop.current.settle()
        phone = Phone()
        phone.root.view.addSubview(field)
        MainLoop.current.settle()
        log = KeyboardLog(phone.screen)
    }

    private var keyboard: Keyboard { phone.screen.keyboard }

    /// A controller with a bar at the bottom, like that of a chat.
    private final class ChatViewController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    private func edit() {
        field.inputAccessoryView = bar
        keyboard.show(at: docked)
        keyboard.hide()
        field.becomeFirstResponder()
        MainLoop.current.settle()
    }

    @Test("The keyboard's frame contains it, and it is as wide as the window (K7)")
    func frame() throws {
        defer { log.stop() }
        edit()
        #expect(log.entries.last { $0.name == "willShow" }?.end == CGRect(x: 0, y: 472, width: 393, height: 380))
        #expect(keyboard.frame == CGRect(x: 0, y: 472, width: 393, height: 380))
        #expect(keyboard.visibleKeys == docked)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
        #expect(phone.root.view.keyboardLayoutGuide.layoutFrame.minY == 472)
    }

    /// Lets time pass, and compares the bar with the keyboard in each frame.
    private func expectAbove(for seconds: TimeInterval) throws {
        for _ in 0..<Int(seconds / 0.02) {
            MainLoop.current.advance(by: 0.02)
            let seen = try #require(bar.layer.presentation()).position.y - 22
            expectClose(seen, try #require(keyboard.visibleFrame).minY, within: 0.01)
        }
    }

    @Test("It comes and goes with the keyboard, and is in no window afterwards")
    func movement() throws {
        defer { log.stop() }
        field.inputAccessoryView = bar
        keyboard.show(at: docked)
        keyboard.hide()
        MainLoop.current.settle()
        #expect(bar.window == nil)
        field.becomeFirstResponder()
        try expectAbove(for: 0.24)
        MainLoop.current.settle()
        field.resignFirstResponder()
        #expect(bar.window != nil)
        MainLoop.current.settle()
        #expect(bar.window == nil)
        #expect(bar.superview == nil)
        #expect(keyboard.frame == nil)
    }

    @Test("On its way to another place the keyboard takes it along")
    func redirected() throws {
        defer { log.stop() }
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        try expectAbove(for: 0.06)
        keyboard.show(at: docked)
        try expectAbove(for: 0.1)
        keyboard.show(at: CGRect(x: 0, y: 600, width: 393, height: 252))
        try expectAbove(for: 0.4)
    }

    @Test("With a hardware keyboard it is at the very bottom, and its safe area ends above the home indicator (K7)")
    func hardwareKeyboard() {
        defer { log.stop() }
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(bar.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(log.entries.map(\.name) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(log.entries.first?.end == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(keyboard.visibleKeys?.height == 0)
    }

    @Test("A controller that is first responder shows its own, and keeps it for a field in its view that has none (K7)")
    func nextResponder() {
        defer { log.stop() }
        let chat = ChatViewController()
        let phone = Phone(root: chat)
        chat.view.addSubview(field)
        MainLoop.current.settle()
        chat.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(phone.screen.keyboard.frame == CGRect(x: 0, y: 802, width: 393, height: 50))
        phone.screen.keyboard.show(at: docked)
        phone.screen.keyboard.hide()
        field.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 466, width: 393, height: 50))
        chat.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 802, width: 393, height: 50))
    }

    @Test("A view that Auto Layout sizes is as high as its constraints ask for")
    func autoLayout() {
        defer { log.stop() }
        bar.translatesAutoresizingMaskIntoConstraints = false
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            button.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            button.heightAnchor.constraint(equalToConstant: 40),
        ])
        edit()
        #expect(keyboard.frame?.height == 392)
        #expect(bar.frame.height == 56)
    }

    @Test("Another one counts after reloadInputViews(), at once; the one before is gone")
    func reload() {
        defer { log.stop() }
        edit()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
        field.inputAccessoryView = other
        #expect(keyboard.frame?.minY == 472)
        field.reloadInputViews()
        #expect(keyboard.frame?.minY == 436)
        #expect(bar.window == nil)
        #expect(other.layer.presentation()?.position.y == 476)
        #expect(log.entries.last?.name == "didShow")
        field.inputAccessoryView = nil
        field.reloadInputViews()
        #expect(keyboard.frame == docked)
        #expect(other.window == nil)
    }

    @Test("Of a responder that is not first, reloadInputViews() does nothing")
    func reloadElsewhere() {
        defer { log.stop() }
        field.inputAccessoryView = bar
        field.reloadInputViews()
        #expect(keyboard.frame == nil)
        #expect(log.entries.isEmpty)
    }

    @Test("It takes touches; beside it they are the app's, and its window is none of the scene's")
    func touches() throws {
        defer { log.stop() }
        let (above, below) = (UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44)), UIButton(frame: .zero))
        var taps: [String] = []
        above.addAction(UIAction { _ in taps.append("above") }, for: .touchUpInside)
        below.addAction(UIAction { _ in taps.append("below") }, for: .touchUpInside)
        bar.addSubview(above)
        below.frame = phone.root.view.bounds
        phone.root.view.insertSubview(below, at: 0)
        edit()
        Touchscreen(phone.window).tap(at: CGPoint(x: 40, y: 490))
        Touchscreen(phone.window).tap(at: CGPoint(x: 40, y: 460))
        #expect(taps == ["above", "below"])
        #expect(phone.window.windowScene?.windows == [phone.window])
        #expect(bar.window?.isKeyWindow == false)
    }

    @Test("A button in it that ends the editing gets the whole tap, and the next one is the app's")
    func done() {
        defer { log.stop() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        button.addAction(UIAction { [field] _ in field.resignFirstResponder() }, for: .touchUpInside)
        bar.addSubview(button)
        edit()
        Touchscreen(phone.window).tap(at: CGPoint(x: 40, y: 490))
        MainLoop.current.settle()
        #expect(!field.isFirstResponder)
        #expect(bar.window == nil)
        #expect(keyboard.accessoryWindow == nil)
    }

    @Test("Without keys it stays at the bottom when the device is turned")
    func rotation() {
        defer { log.stop() }
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        MainLoop.current.settle()
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 349, width: 852, height: 44))
    }

    @Test("Nothing of it outlives the window")
    func leaks() {
        weak var window: UIWindow?
        weak var screen: UIScreen?
        weak var accessory: UIView?
        do {
            let phone = Phone()
            let (field, bar) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)))
            field.inputAccessoryView = bar
            phone.root.view.addSubview(field)
            field.becomeFirstResponder()
            MainLoop.current.settle()
            (window, screen, accessory) = (phone.window, phone.screen, bar)
            #expect(bar.window != nil)
        }
        MainLoop.current.settle()
        log.stop()
        #expect(window == nil)
        #expect(screen == nil)
        #expect(accessory == nil)
    }
}
