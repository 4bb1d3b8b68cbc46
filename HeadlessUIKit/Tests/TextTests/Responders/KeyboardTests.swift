import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct KeyboardTests {
    private let phone: Phone
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let log: KeyboardLog
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    private let away = CGRect(x: 0, y: 852, width: 393, height: 336)

    init() {
        MainLoop.current.settle()
        phone = Phone()
        phone.root.view.addSubview(field)
        MainLoop.current.settle()
        log = KeyboardLog(phone.screen)
    }

    private var keyboard: Keyboard { phone.screen.keyboard }

    @Test(
        "willShow carries both frames on the screen, the duration, the curve and that it is local; its object is the screen (K1)"
    )
    func willShow() throws {
        defer { log.stop() }
        keyboard.show(at: docked)
        let entry = try #require(log.entries.first { $0.name == "willShow" })
        #expect(entry.begin == away)
        #expect(entry.end == docked)
        #expect(entry.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == Keyboard.announcedDuration)
        #expect(entry.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(entry.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(entry.info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        #expect(entry.object === phone.screen)
    }

    @Test("Did-notifications carry the frames, but no duration and no curve (K1)")
    func did() throws {
        defer { log.stop() }
        keyboard.show(at: docked)
        MainLoop.current.settle()
        let entry = try #require(log.entries.first { $0.name == "didShow" })
        #expect(entry.end == docked)
        #expect(entry.info[UIResponder.keyboardAnimationDurationUserInfoKey] == nil)
        #expect(entry.info[UIResponder.keyboardAnimationCurveUserInfoKey] == nil)
    }

    @Test("The frames come as values, and can be read as values or as rectangles (K1, Z21)")
    func frames() throws {
        defer { log.stop() }
        keyboard.show(at: docked)
        let info = try #require(log.entries.first).info
        for (key, frame) in [
            (UIResponder.keyboardFrameBeginUserInfoKey, away), (UIResponder.keyboardFrameEndUserInfoKey, docked),
        ] {
            #expect(type(of: try #require(info[key])) is NSValue.Type)
            #expect((info[key] as? NSValue)?.cgRectValue == frame)
            #expect(info[key] as? CGRect == frame)
        }
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? CGRect == nil)
        #expect(NSValue(point: .zero) as Any as? CGRect == nil)
        #expect(NSValue(size: .zero) as Any as? CGRect == nil)
        #expect(NSValue(range: NSRange()) as Any as? CGRect == nil)
        #expect(NSValue(edgeInsets: NSEdgeInsets()) as Any as? CGRect == nil)
        var number = 3
        #expect(NSValue(bytes: &number, objCType: "q") as Any as? CGRect == nil)
    }

    @Test("The change of the frame comes first, and it hides below the screen (K3)")
    func order() throws {
        defer { log.stop() }
        keyboard.show(at: docked)
        MainLoop.current.settle()
        _ = log.take()
        keyboard.hide()
        #expect(log.entries.map(\.name) == ["willChangeFrame", "willHide"])
        #expect(log.entries.allSatisfy { $0.begin == docked && $0.end == away })
        _ = log.take()
        MainLoop.current.settle()
        #expect(Set(log.take()) == ["didChangeFrame", "didHide"])
    }

    @Test("Another height changes the frame and shows again")
    func anotherHeight() throws {
        defer { log.stop() }
        keyboard.show(at: docked)
        MainLoop.current.settle()
        _ = log.take()
        let taller = CGRect(x: 0, y: 470, width: 393, height: 382)
        keyboard.show(at: taller)
        #expect(log.entries.map(\.name) == ["willChangeFrame", "willShow"])
        #expect(log.entries.allSatisfy { $0.begin == docked && $0.end == taller })
        keyboard.show(at: taller)
        #expect(log.entries.count == 2)
    }

    @Test("A keyboard that turns back never arrives where it was going")
    func turningBack() {
        defer { log.stop() }
        keyboard.show(at: docked)
        MainLoop.current.advance(by: 0.1)
        keyboard.hide()
        MainLoop.current.settle()
        #expect(!log.take().contains("didShow"))
        #expect(keyboard.frame == nil)
    }

    @Test("One that floats only changes its frame, and one that is undocked hides")
    func floating() {
        defer { log.stop() }
        let floating = CGRect(x: 50, y: 300, width: 293, height: 200)
        keyboard.show(at: floating)
        MainLoop.current.settle()
        #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(log.take().contains("willShow"))
        keyboard.show(at: floating)
        #expect(log.take() == ["willChangeFrame", "willHide"])
        MainLoop.current.settle()
        _ = log.take()
        keyboard.hide()
        MainLoop.current.settle()
        #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    }

    @Test("Without a software keyboard a field is edited and nothing comes")
    func hardwareKeyboard() {
        defer { log.stop() }
        #expect(field.becomeFirstResponder())
        MainLoop.current.settle()
        #expect(log.take() == [])
        #expect(keyboard.visibleFrame == nil)
    }

    @Test("Once there is one, it comes for a field and goes when that resigns")
    func followsFields() {
        defer { log.stop() }
        keyboard.show(at: docked)
        keyboard.hide()
        MainLoop.current.settle()
        _ = log.take()
        field.becomeFirstResponder()
        #expect(log.take() == ["willChangeFrame", "willShow"])
        MainLoop.current.settle()
        _ = log.take()
        field.resignFirstResponder()
        #expect(log.take() == ["willChangeFrame", "willHide"])
    }

    @Test("From one field to the next it stays, and for a responder that takes no text it goes")
    func staysForTheNext() {
        defer { log.stop() }
        let next = UITextField()
        let button = FocusableButton()
        phone.root.view.addSubview(next)
        phone.root.view.addSubview(button)
        field.becomeFirstResponder()
        keyboard.show(at: docked)
        MainLoop.current.settle()
        _ = log.take()
        next.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(log.take() == [])
        button.becomeFirstResponder()
        #expect(log.take() == ["willChangeFrame", "willHide"])
    }

    @Test("The key that hides it ends editing, unless the field refuses")
    func hideKey() {
        defer { log.stop() }
        let delegate = FieldDelegate("field", Journal())
        field.delegate = delegate
        field.becomeFirstResponder()
        keyboard.show(at: docked)
        delegate.allows = false
        keyboard.hide()
        #expect(field.isEditing)
        #expect(keyboard.frame == docked)
        delegate.allows = true
        keyboard.hide()
        #expect(!field.isEditing)
        #expect(keyboard.frame == nil)
    }

    @Test("Frames on the screen convert to a view, also in a window that does not fill the screen")
    func conversion() {
        defer { log.stop() }
        let view = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 600))
        phone.root.view.addSubview(view)
        let space = phone.screen.coordinateSpace
        let here = CGRect(x: -10, y: 416, width: 393, height: 336)
        #expect(view.convert(docked, from: space) == here)
        #expect(space.convert(docked, to: view) == here)
        #expect(view.convert(here, to: space) == docked)
        #expect(space.convert(here, from: view) == docked)
        phone.window.frame = CGRect(x: 0, y: 52, width: 393, height: 800)
        #expect(view.convert(docked, from: space) == CGRect(x: -10, y: 364, width: 393, height: 336))
        let inWindow = CGRect(x: 0, y: 464, width: 393, height: 336)
        #expect(phone.window.convert(docked, from: nil as UIWindow?) == inWindow)
        #expect(phone.window.convert(inWindow, to: nil as UIWindow?) == docked)
        #expect(phone.window.convert(inWindow, to: UIWindow(screen: phone.screen) as UIWindow?) == docked)
    }

    @Test(
        "The presenter's first responder resigns when something is presented, unless that wants the keyboard kept (K5)",
        arguments: [false, true])
    func presenting(keeps: Bool) {
        defer { log.stop() }
        field.becomeFirstResponder()
        keyboard.show(at: docked)
        MainLoop.current.settle()
        let presented = KeepingController()
        presented.keeps = keeps
        presented.modalPresentationStyle = .overFullScreen
        phone.root.present(presented, animated: true)
        #expect(field.isFirstResponder)
        MainLoop.current.settle()
        #expect(field.isFirstResponder == keeps)
        #expect((keyboard.frame != nil) == keeps)
    }

    @Test("A form sheet keeps the keyboard by itself, other styles do not (K5)")
    func formSheets() {
        defer { log.stop() }
        let controller = UIViewController()
        #expect(!controller.disablesAutomaticKeyboardDismissal)
        controller.modalPresentationStyle = .formSheet
        #expect(controller.disablesAutomaticKeyboardDismissal)
    }
}

private final class FocusableButton: UIButton {
    override var canBecomeFirstResponder: Bool { true }
}

private final class KeepingController: UIViewController {
    var keeps = false

    override var disablesAutomaticKeyboardDismissal: Bool { keeps }
}
