import Testing

@testable import TestSupport
@testable import UIKit

/// The keys of a hardware keyboard: commands along the responder chain, typing, and the focus.
@MainActor
struct HardwareKeyboardTests {
    private let phone = Phone()
    private var root: UIViewController { phone.root }
    private var keys: HardwareKeyboard { HardwareKeyboard(phone.window) }

    private func command(_ input: String, _ name: String, _ body: @escaping @MainActor () -> Void) -> UIKeyCommand {
        let action = Selector("hardwareKeyboardTests.\(name)")
        ResponderMethods.add(action, to: UIViewController.self) { _, _ in body() }
        return UIKeyCommand(input: input, modifierFlags: [], action: action)
    }

    @Test("Without a first responder the chain begins at the controller on top, then comes the presenting one (C79)")
    func chain() {
        var calls = 0
        root.addKeyCommand(command(UIKeyCommand.inputEscape, "chain") { calls += 1 })
        #expect(keys.press(.keyboardEscape))
        let presented = UIViewController()
        root.present(presented, animated: false)
        MainLoop.current.settle()
        #expect(keys.press(.keyboardEscape))
        #expect(!keys.press(.keyboardEscape, modifiers: .command))
        #expect(calls == 2)
    }

    @Test("A text field types before a command has the key, unless the command wants it first")
    func typing() {
        var calls = 0
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        let own = command("a", "typing") { calls += 1 }
        root.addKeyCommand(own)
        #expect(keys.press(.keyboardA))
        #expect(calls == 1)
        field.becomeFirstResponder()
        keys.press(.keyboardA)
        keys.press(.keyboardB, modifiers: .shift)
        #expect(field.text == "aB")
        own.wantsPriorityOverSystemBehavior = true
        keys.press(.keyboardA)
        #expect(field.text == "aB")
        #expect(calls == 2)
    }

    @Test("The delete key takes the last character, and does nothing without a text input")
    func deletion() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        #expect(!keys.press(.keyboardDeleteOrBackspace))
        field.becomeFirstResponder()
        keys.press(.keyboardA)
        keys.press(.keyboardB)
        #expect(keys.press(.keyboardDeleteOrBackspace))
        #expect(field.text == "a")
    }

    @Test("The tab key goes round among the controls, past what is hidden or disabled")
    func focus() {
        let buttons = (0..<4).map { UIButton(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 44)) }
        buttons.forEach(root.view.addSubview)
        buttons[1].isHidden = true
        buttons[2].isEnabled = false
        let system = UIFocusSystem.focusSystem(for: root)
        var found: [Int?] = []
        for _ in 0..<3 {
            keys.press(.keyboardTab)
            found.append(buttons.firstIndex { $0 === system?.focusedItem })
        }
        #expect(found == [0, 3, 0])
        #expect(buttons[0].isFocused)
        buttons[0].removeFromSuperview()
        #expect(system?.focusedItem == nil)
    }
}
