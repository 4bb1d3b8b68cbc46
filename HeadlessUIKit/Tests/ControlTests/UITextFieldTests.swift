import Testing
import UIKit

@MainActor @Suite struct UITextFieldTests {
    private func shown(_ field: UITextField) -> UILabel? {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        field.layoutIfNeeded()
        return field.subviews.compactMap { $0 as? UILabel }.first
    }

    @Test func readsEmptyTextInsteadOfNil() {
        let field = UITextField()
        field.text = nil
        #expect(field.text == "")
    }

    @Test func showsThePlaceholderWhileItIsEmpty() throws {
        let field = UITextField()
        field.placeholder = "Name"
        let label = try #require(shown(field))
        #expect(label.text == "Name")
        #expect(label.textColor == .placeholderText)
        field.text = "Ada"
        #expect(label.text == "Ada")
        #expect(label.textColor == .label)
    }

    @Test func secureTextIsDots() throws {
        let field = UITextField()
        field.text = "1234"
        field.isSecureTextEntry = true
        #expect(try #require(shown(field)).text == "••••")
        #expect(field.text == "1234")
    }

    @Test func textFillsTheTextRect() throws {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
        }
        let field = Padded()
        field.text = "Ada"
        #expect(try #require(shown(field)).frame == CGRect(x: 10, y: 0, width: 180, height: 30))
    }

    @Test func isAsHighAsALineEvenWhenEmpty() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 21)
    }
}
