import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view above the keyboard counts as a part of it.
@MainActor
struct InputAccessoryTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    private func frame() throws -> CGRect { try #require(scene.chrome).frame }

    private func makeBar() -> UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        bar.accessibilityIdentifier = "bar"
        return bar
    }

    /// Content whose controller has a bar at the bottom while it is first responder, like that of a chat.
    private final class ChatViewController: CountingViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    /// Shows the keyboard once, so that it appears on its own from now on.
    private func connectKeyboard() {
        stage.showKeyboard(height: 336)
        stage.hideKeyboard()
        stage.settle()
    }

    @Test("A card stands above the accessory view of the field that is typed into, and not only above the keys")
    func card() throws {
        connectKeyboard()
        let form = FormViewController(CGSize(width: 0, height: 340))
        form.field.inputAccessoryView = makeBar()
        scene.presenter.presentAsCard(form)
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 478, width: 369, height: 340))
        form.field.becomeFirstResponder()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 120, width: 369, height: 340))
        #expect(stage.view("bar")?.frame == CGRect(x: 0, y: 472, width: 393, height: 44))
        form.field.resignFirstResponder()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(stage.view("bar") == nil)
    }

    @Test("From a field with an accessory view to one without it the card goes down by the difference")
    func otherField() throws {
        connectKeyboard()
        let form = FormViewController(CGSize(width: 0, height: 340))
        form.field.inputAccessoryView = makeBar()
        let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        scene.presenter.presentAsCard(form)
        form.view.addSubview(other)
        form.field.becomeFirstResponder()
        stage.settle()
        #expect(try frame().maxY == 460)
        other.becomeFirstResponder()
        stage.settle()
        #expect(try frame().maxY == 504)
        form.field.becomeFirstResponder()
        form.field.inputAccessoryView = nil
        form.field.reloadInputViews()
        stage.settle()
        #expect(try frame().maxY == 504)
    }

    @Test("With a hardware keyboard a card stands above the accessory view alone")
    func hardwareKeyboard() throws {
        let form = FormViewController(CGSize(width: 0, height: 340))
        form.field.inputAccessoryView = makeBar()
        form.asksForKeyboard = true
        scene.presenter.presentAsCard(form)
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 456, width: 369, height: 340))
    }

    @Test("The bar of a presented controller that is first responder stays at the bottom: the sheet ends above it")
    func chat() throws {
        let chat = ChatViewController()
        scene.presenter.presentAsHalfSheet(chat, style: HalfSheet(detents: [.height(400)], keyboard: .lift))
        stage.settle()
        chat.becomeFirstResponder()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 402, width: 393, height: 400))
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 802, width: 393, height: 50))
        chat.dismiss(animated: true)
        stage.settle()
        #expect(chat.bar.window == nil)
    }

    @Test("A tap on a button in it is not outside of the presented view")
    func tap() {
        connectKeyboard()
        let form = FormViewController(CGSize(width: 0, height: 340))
        let bar = makeBar()
        let done = UIButton(frame: CGRect(x: 313, y: 0, width: 80, height: 44))
        done.accessibilityIdentifier = "done"
        done.addAction(UIAction { [field = form.field] _ in field.resignFirstResponder() }, for: .touchUpInside)
        bar.addSubview(done)
        form.field.inputAccessoryView = bar
        scene.presenter.presentAsCard(form)
        form.field.becomeFirstResponder()
        stage.settle()
        stage.tap("done")
        stage.settle()
        #expect(!form.field.isFirstResponder)
        #expect(form.presentingViewController != nil)
    }
}
