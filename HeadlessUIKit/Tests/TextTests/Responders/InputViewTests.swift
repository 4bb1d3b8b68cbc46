import Testing
import UIKit

@testable import TestSupport

/// Views that replace the keyboard. The phone has a home indicator that takes 34 points.
@MainActor @Suite struct InputViewTests {
    private let phone: Phone
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
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

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func edit(_ view: UIView?) {
        field.inputView = view
        keyboard.show(at: docked)
        keyboard.hide()
        MainLoop.current.settle()
        _ = log.take()
        field.becomeFirstResponder()
        MainLoop.current.settle()
    }

    /// A custom colour well: not a text field, but with an input view along the bottom.
    private final class Chooser: UIView {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { panel }
    }

    @Test("It takes the keyboard's place with its own height, above the home indicator (K8)")
    func frame() throws {
        defer { log.stop() }
        edit(panel)
        #expect(keyboard.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(frame(panel) == CGRect(x: 0, y: 618, width: 393, height: 200))
        #expect(log.entries.map(\.name) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(log.entries.first?.end == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(phone.root.view.keyboardLayoutGuide.layoutFrame.minY == 618)
        #expect(keyboard.visibleKeys == nil)
    }

    @Test("It comes although there is a hardware keyboard, and goes when the field resigns (K8)")
    func hardwareKeyboard() {
        defer { log.stop() }
        field.inputView = panel
        field.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(keyboard.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        _ = log.take()
        field.resignFirstResponder()
        #expect(panel.window != nil)
        MainLoop.current.settle()
        #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
        #expect(panel.window == nil)
        #expect(keyboard.frame == nil)
    }

    @Test("It moves in from below with the keyboard's frame")
    func movement() throws {
        defer { log.stop() }
        field.inputView = panel
        field.becomeFirstResponder()
        for _ in 0..<12 {
            MainLoop.current.advance(by: 0.02)
            let seen = try #require(panel.layer.presentation()).position.y - 100
            expectClose(seen, try #require(keyboard.visibleFrame).minY, within: 0.01)
        }
        #expect(try #require(keyboard.visibleFrame).minY < 660)
    }

    @Test("The accessory view stands on it")
    func accessory() {
        defer { log.stop() }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = bar
        edit(panel)
        #expect(keyboard.frame == CGRect(x: 0, y: 574, width: 393, height: 278))
        #expect(frame(bar) == CGRect(x: 0, y: 574, width: 393, height: 44))
        #expect(frame(panel) == CGRect(x: 0, y: 618, width: 393, height: 200))
    }

    @Test("After reloadInputViews() the keyboard comes in its place, or it in the keyboard's, at once")
    func reload() {
        defer { log.stop() }
        edit(nil)
        #expect(keyboard.frame == docked)
        field.inputView = panel
        #expect(keyboard.frame == docked)
        field.reloadInputViews()
        #expect(keyboard.frame?.minY == 618)
        #expect(panel.layer.presentation()?.position.y == 718)
        field.inputView = nil
        field.reloadInputViews()
        #expect(keyboard.frame == docked)
        #expect(keyboard.visibleKeys == docked)
        #expect(panel.window == nil)
    }

    @Test("With a flexible height it is as high as the keyboard")
    func flexible() {
        defer { log.stop() }
        panel.autoresizingMask = .flexibleHeight
        edit(panel)
        #expect(keyboard.frame == docked)
        #expect(panel.frame.height == 302)
    }

    @Test("An input view that sizes itself is as high as its constraints ask for, and otherwise as its frame")
    func selfSizing() {
        defer { log.stop() }
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 80), inputViewStyle: .keyboard)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            content.heightAnchor.constraint(equalToConstant: 100),
        ])
        edit(view)
        #expect(keyboard.frame?.height == 114)
        view.allowsSelfSizing = true
        field.reloadInputViews()
        #expect(keyboard.frame?.height == 154)
        #expect(view.inputViewStyle == .keyboard)
    }

    @Test("A responder that takes no text has one too, and hiding the keyboard resigns it (K8)")
    func otherResponder() {
        defer { log.stop() }
        let chooser = Chooser(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
        phone.root.view.addSubview(chooser)
        MainLoop.current.settle()
        chooser.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(keyboard.frame?.height == 134)
        keyboard.hide()
        MainLoop.current.settle()
        #expect(!chooser.isFirstResponder)
        #expect(chooser.panel.window == nil)
    }

    @Test("From one field to the next the frame changes, and hiding is never announced")
    func nextField() {
        defer { log.stop() }
        edit(nil)
        let next = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
        next.inputView = panel
        phone.root.view.addSubview(next)
        _ = log.take()
        next.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(keyboard.frame?.minY == 618)
        field.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(keyboard.frame == docked)
        #expect(panel.window == nil)
    }

    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(row)
        }
    }

    @Test("A finger turns the wheel of a picker in it, and a tap beside it is the app's")
    func picker() {
        defer { log.stop() }
        let (picker, fruits) = (UIPickerView(), Fruits())
        picker.dataSource = fruits
        picker.delegate = fruits
        edit(picker)
        #expect(keyboard.frame == CGRect(x: 0, y: 602, width: 393, height: 250))
        // Two rows below the middle of the wheel, at 602 + 108.
        Touchscreen(phone.window).tap(at: CGPoint(x: 196, y: 774))
        MainLoop.current.settle()
        #expect(fruits.chosen == [2])
        var taps = 0
        let button = UIButton(frame: phone.root.view.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        phone.root.view.insertSubview(button, at: 0)
        // The area of the home indicator does not belong to the app.
        Touchscreen(phone.window).tap(at: CGPoint(x: 196, y: 840))
        Touchscreen(phone.window).tap(at: CGPoint(x: 196, y: 590))
        #expect(taps == 1)
    }

    @Test("It keeps to the bottom when the device is turned")
    func rotation() {
        defer { log.stop() }
        edit(panel)
        phone.turnToLandscape()
        MainLoop.current.settle()
        // 393 less the home indicator.
        expectClose(frame(panel).maxY, 372, within: 0.001)
        #expect(frame(panel).size == CGSize(width: 852, height: 200))
    }
}
