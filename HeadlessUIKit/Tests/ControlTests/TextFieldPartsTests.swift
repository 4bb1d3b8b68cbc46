import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor struct TextFieldPartsTests {
    private let phone: Phone
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private let delegate = ClearDelegate()

    init() {
        MainLoop.current.settle()
        phone = Phone()
        phone.root.view.addSubview(field)
        field.delegate = delegate
    }

    private func shown() throws -> UILabel {
        MainLoop.current.settle()
        return try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    }

    @Test("A rounded border insets the text and is 34 points high")
    func roundedBorder() throws {
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(try shown().frame == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(field.layer.cornerRadius > 0)
    }

    @Test("Views beside the text take their room while their mode shows them")
    func sideViews() throws {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        #expect(try shown().frame.minX == 0)
        field.leftViewMode = .always
        #expect(try shown().frame.minX == 24)
        #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 24, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 34))
        field.rightViewMode = .whileEditing
        #expect(try shown().frame.maxX == 200)
        field.becomeFirstResponder()
        #expect(try shown().frame.maxX == 170)
        #expect(field.rightView?.frame.minX == 170)
    }

    @Test("From right to left the sides change places")
    func rightToLeft() throws {
        field.semanticContentAttribute = .forceRightToLeft
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        field.leftViewMode = .always
        #expect(try shown().frame.maxX == 176)
        #expect(field.leftView?.frame.minX == 176)
    }

    @Test("The clear button shows beside text, empties the field and reports a change")
    func clearButton() throws {
        field.clearButtonMode = .always
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        MainLoop.current.settle()
        #expect(field.subviews.count == 1)
        field.text = "Ada"
        #expect(try shown().frame.maxX == 176)
        let button = field.clearButtonRect(forBounds: field.bounds)
        Touchscreen(phone.window).tap(at: CGPoint(x: 20 + button.midX, y: 100 + button.midY))
        #expect(field.text == "")
        #expect(changes == 1)
        #expect(delegate.asked == 1)
        #expect(!field.isEditing)
    }

    @Test("A delegate can keep the text from being cleared")
    func clearIsRefused() throws {
        field.clearButtonMode = .always
        field.text = "Ada"
        delegate.allowsClear = false
        MainLoop.current.settle()
        let button = field.clearButtonRect(forBounds: field.bounds)
        Touchscreen(phone.window).tap(at: CGPoint(x: 20 + button.midX, y: 100 + button.midY))
        #expect(field.text == "Ada")
    }

    @Test("Attributed texts and placeholders are shown with their attributes")
    func attributes() throws {
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name")
        #expect(try shown().textColor == .red)
        field.attributedText = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.blue])
        #expect(field.text == "Ada")
        #expect(try shown().textColor == .blue)
        field.insertText("!")
        #expect(field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
        field.text = "Bob"
        #expect(try shown().textColor == .label)
    }

    @Test("Default attributes carry the field's font and colour, and change them")
    func defaultAttributes() {
        field.font = .systemFont(ofSize: 11)
        #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 11))
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 12), .kern: 4]
        #expect(field.font == .systemFont(ofSize: 12))
        field.text = "no"
        expectClose(field.intrinsicContentSize.width, 14.16 + 8, within: 0.5)
    }

    @Test("Traits are kept, and an empty field may have a return key that does nothing")
    func traits() {
        #expect(field.keyboardType == .default)
        #expect(field.autocapitalizationType == .sentences)
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.enablesReturnKeyAutomatically = true
        #expect(field.keyboardType == .emailAddress)
        #expect(field.textContentType == .emailAddress)
        field.becomeFirstResponder()
        phone.screen.keyboard.type("\n")
        #expect(delegate.returns == 0)
        phone.screen.keyboard.type("a\n")
        #expect(delegate.returns == 1)
    }

    @Test("The delegate hears of the caret, and why editing ended")
    func selectionAndReason() {
        field.becomeFirstResponder()
        phone.screen.keyboard.type("a")
        #expect(delegate.selections == 2)
        field.resignFirstResponder()
        #expect(delegate.reason == .committed)
    }

    @Test("A field shrinks its text down to the smallest size")
    func shrinks() throws {
        field.font = .systemFont(ofSize: 20)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 10
        field.text = String(repeating: "no", count: 10)
        let size = try shown().drawnFont.pointSize
        #expect(size < 20 && size >= 10)
    }
}

private final class ClearDelegate: NSObject, UITextFieldDelegate {
    var allowsClear = true
    var asked = 0
    var returns = 0
    var selections = 0
    var reason: UITextField.DidEndEditingReason?

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked += 1
        return allowsClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        self.reason = reason
    }
}
