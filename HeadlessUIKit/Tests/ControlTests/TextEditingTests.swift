import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct TextEditingTests {
    private let phone: Phone
    private let journal = Journal()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let delegate: FieldDelegate

    init() {
        MainLoop.current.settle()
        phone = Phone()
        phone.root.view.addSubview(field)
        delegate = FieldDelegate("a", journal)
        field.delegate = delegate
        MainLoop.current.settle()
    }

    private func listen(_ field: UITextField) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
        }
    }

    @Test("A tap begins editing; a finger that is lifted elsewhere does not, nor one on a disabled field")
    func tap() {
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 50, y: 120))
        fingers.move(to: CGPoint(x: 50, y: 170))
        fingers.up()
        #expect(!field.isEditing)
        field.isEnabled = false
        fingers.tap(at: CGPoint(x: 50, y: 120))
        #expect(!field.isEditing)
        field.isEnabled = true
        fingers.tap(at: CGPoint(x: 50, y: 120))
        #expect(field.isEditing && field.isFirstResponder)
    }

    @Test("A tap beside the field does not end editing")
    func tapBeside() {
        field.becomeFirstResponder()
        Touchscreen(phone.window).tap(at: CGPoint(x: 50, y: 400))
        #expect(field.isEditing)
    }

    @Test("From field to field: the new one's delegate is asked first, then the old one ends, then the new one begins")
    func order() {
        let next = UITextField()
        phone.root.view.addSubview(next)
        let other = FieldDelegate("b", journal)
        next.delegate = other
        field.becomeFirstResponder()
        #expect(journal.take() == ["a.shouldBegin", "a.didBegin"])
        next.becomeFirstResponder()
        #expect(journal.take() == ["b.shouldBegin", "a.shouldEnd", "a.didEnd", "b.didBegin"])
    }

    @Test("The keyboard comes when editing has begun, and goes when it has ended")
    func keyboardOrder() {
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: phone.screen, queue: nil
        ) { [journal] _ in MainActor.assumeIsolated { journal.note("keyboard") } }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        #expect(journal.take() == ["a.shouldBegin", "a.didBegin", "keyboard"])
        field.resignFirstResponder()
        #expect(journal.take() == ["a.shouldEnd", "a.didEnd", "keyboard"])
    }

    @Test("A delegate can refuse both")
    func refusal() {
        delegate.allows = false
        #expect(!field.becomeFirstResponder())
        delegate.allows = true
        field.becomeFirstResponder()
        delegate.allows = false
        #expect(!field.resignFirstResponder())
        #expect(field.isEditing)
    }

    @Test("Beginning, changing and ending reach handlers and are posted as notifications")
    func events() {
        listen(field)
        field.delegate = nil
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [journal] notification in
                let short = notification.name.rawValue.dropFirst("UITextFieldText".count)
                MainActor.assumeIsolated { journal.note("\(short)") }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        field.becomeFirstResponder()
        #expect(Set(journal.take()) == ["began", "DidBeginEditingNotification"])
        field.insertText("Ada")
        #expect(Set(journal.take()) == ["changed", "DidChangeNotification"])
        field.resignFirstResponder()
        #expect(Set(journal.take()) == ["ended", "DidEndEditingNotification"])
    }

    @Test("Typed text asks the delegate with the range in UTF-16; text inserted or set by code does not")
    func typing() {
        var asked: [String] = []
        delegate.accepts = { range, string in
            asked.append("\(range.location)+\(range.length) \(string)")
            return string != "!"
        }
        field.becomeFirstResponder()
        phone.screen.keyboard.type("a🙂!")
        #expect(field.text == "a🙂")
        #expect(asked == ["0+0 a", "1+0 🙂", "3+0 !"])
        phone.screen.keyboard.pressDelete()
        #expect(field.text == "a")
        #expect(asked.last == "1+2 ")
        field.insertText("!")
        #expect(field.text == "a!")
        #expect(asked.count == 4)
    }

    @Test("A text set by code is not reported, and neither is deleting from an empty field")
    func silentChanges() {
        listen(field)
        field.text = "Ada"
        field.text = ""
        field.deleteBackward()
        #expect(journal.take() == [])
        #expect(!field.hasText)
    }

    @Test("Typing goes nowhere while nothing is edited")
    func nobodyListens() {
        phone.screen.keyboard.type("Ada\n")
        phone.screen.keyboard.pressDelete()
        #expect(field.text == "")
    }

    @Test("Return ends editing only where somebody listens to editingDidEndOnExit, and not if the delegate says no")
    func returnKey() {
        listen(field)
        field.becomeFirstResponder()
        _ = journal.take()
        phone.screen.keyboard.type("\n")
        #expect(journal.take() == ["primary"])
        #expect(field.isEditing)
        field.addAction(UIAction { [journal] _ in journal.note("exit") }, for: .editingDidEndOnExit)
        delegate.allows = false
        phone.screen.keyboard.type("\n")
        #expect(journal.take() == [])
        delegate.allows = true
        phone.screen.keyboard.type("\n")
        #expect(journal.take() == ["primary", "exit", "a.shouldEnd", "a.didEnd", "ended"])
        #expect(!field.isEditing)
    }

    @Test("A field may be cleared when editing begins, if the delegate lets it")
    func clearing() {
        field.text = "Ada"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
        field.resignFirstResponder()
        field.text = "Ada"
        field.delegate = KeepingDelegate.shared
        field.becomeFirstResponder()
        #expect(field.text == "Ada")
    }

    @Test("Editing ends for a field that is taken out of the window")
    func removal() {
        field.becomeFirstResponder()
        _ = journal.take()
        field.removeFromSuperview()
        #expect(journal.take() == ["a.shouldEnd", "a.didEnd"])
        #expect(!field.isEditing)
    }

    @Test("VoiceOver begins editing by activating the field")
    func activation() {
        #expect(field.accessibilityActivate())
        #expect(field.isEditing)
    }
}

private final class KeepingDelegate: NSObject, UITextFieldDelegate {
    static let shared = KeepingDelegate()

    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}
