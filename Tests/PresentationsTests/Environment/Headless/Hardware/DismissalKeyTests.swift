import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Escape and Command-full stop on a hardware keyboard (C79).
@MainActor
struct DismissalKeyTests {
    private let scene = PresentedStage()
    private let delegate = RecordingDelegate()

    /// Content with a text field, and perhaps with its own key commands.
    private final class FormViewController: UIViewController {
        let field = UITextField()
        var ownKeys: [UIKeyCommand] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 0, height: 340)
            field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
            view.addSubview(field)
        }

        override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + ownKeys }
    }

    private func isPresented(_ content: UIViewController) -> Bool {
        scene.presenter.presentedViewController === content
    }

    @Test("Both dismiss every style without a first responder; the delegate hears of it and the reason is escape")
    func dismiss() {
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [(.keyboardEscape, []), (.keyboardPeriod, .command)]
        let styles: [any PresentationStyle] = [Card(dismissal: []), HalfSheet(), Popup(), Drawer()]
        for (key, modifiers) in keys {
            for style in styles {
                let content = CountingViewController(CGSize(width: 200, height: 340))
                var reasons: [DismissalReason] = []
                scene.presenter.present(content, as: style, onDismiss: { reasons.append($0) })
                content.presentationController?.delegate = delegate
                scene.stage.settle()
                delegate.forgetCalls()
                #expect(scene.stage.press(key, modifiers: modifiers))
                scene.stage.settle()
                #expect(!isPresented(content), "\(style), \(key)")
                #expect(delegate.calls == ["should", "will", "did"])
                #expect(reasons == [.escape])
                #expect(content.keyCommands == nil)
            }
        }
    }

    @Test("While a text field is edited in a stack, Escape dismisses and the full stop is typed")
    func textField() {
        let form = FormViewController()
        let stack = UINavigationController(rootViewController: form)
        scene.presenter.presentAsHalfSheet(stack)
        scene.stage.settle()
        form.field.becomeFirstResponder()
        scene.stage.settle()
        scene.stage.press(.keyboardPeriod)
        #expect(form.field.text == ".")
        #expect(isPresented(stack))
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(!isPresented(stack))
    }

    @Test(
        "Modal content, and a delegate that refuses, stay; the delegate hears of the attempt (Q3)",
        arguments: [true, false])
    func refused(byContent: Bool) {
        let card = scene.presentCard()
        card.presentationController?.delegate = delegate
        card.isModalInPresentation = byContent
        delegate.allows = false
        scene.stage.settle()
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(isPresented(card))
        #expect(delegate.calls == (byContent ? ["attempt"] : ["should", "attempt"]))
    }

    @Test("A key for which the content has a command of its own stays with it")
    func ownCommand() {
        let form = FormViewController()
        var calls = 0
        let action = Selector("ownEscape:")
        ResponderMethods.add(action, to: FormViewController.self) { _, _ in calls += 1 }
        form.ownKeys = [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action)]
        scene.presenter.presentAsCard(form)
        scene.stage.settle()
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(calls == 1)
        #expect(isPresented(form))
        scene.stage.press(.keyboardPeriod, modifiers: .command)
        scene.stage.settle()
        #expect(!isPresented(form))
    }

    @Test("Beneath another presentation a card stays, whoever presents that")
    func beneath() {
        let card = scene.presentCard()
        scene.stage.settle()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        card.present(sheet, animated: true)
        scene.stage.settle()
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(isPresented(card))
        sheet.dismiss(animated: true)
        scene.stage.settle()
        let popup = CountingViewController(CGSize(width: 200, height: 200))
        card.presentAsPopup(popup)
        scene.stage.settle()
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(card.presentedViewController == nil)
        #expect(isPresented(card))
    }

    @Test("In a transition the keys do nothing, and a second one does not dismiss what is below")
    func transition() {
        let card = scene.presentCard()
        scene.stage.advance(by: 0.1)
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(isPresented(card))
        scene.stage.press(.keyboardEscape)
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(!isPresented(card))
        #expect(!scene.stage.press(.keyboardEscape))
    }
}
