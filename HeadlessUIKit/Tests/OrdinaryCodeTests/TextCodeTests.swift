import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about text.
@MainActor @Suite struct TextCodeTests {
    @Test func aFieldIsPreparedForAPassword() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.textContentType = .newPassword
        let rules = UITextInputPasswordRules(descriptor: "minlength: 12; required: digit;")
        field.passwordRules = rules
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12; required: digit;")
        field.passwordRules = nil
        #expect(field.passwordRules == nil)
    }

    @Test func aFieldIsPreparedForAnAddress() {
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.returnKeyType = .next
        field.enablesReturnKeyAutomatically = true
        field.clearButtonMode = .whileEditing
        field.leftView = UIImageView(image: UIImage(systemName: "envelope"))
        field.leftViewMode = .always
        field.inputAccessoryView = UIToolbar()
        field.attributedPlaceholder = NSAttributedString(
            string: "name@example.org", attributes: [.foregroundColor: UIColor.secondaryLabel])
        #expect(field.placeholder == "name@example.org")
        #expect(field.leftViewRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 40)).width > 0)
    }

    @Test func everythingIsSelected() {
        let phone = Phone()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "Ada"
        phone.root.view.addSubview(field)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        field.insertText("Grace")
        #expect(field.text == "Grace")
    }

    @Test func aNoteGrowsWithItsText() {
        let note = UITextView()
        note.isScrollEnabled = false
        note.textContainerInset = .zero
        note.textContainer.lineFragmentPadding = 0
        note.font = .systemFont(ofSize: 17)
        note.typingAttributes = [.foregroundColor: UIColor.label]
        note.text = "One line"
        let one = note.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
        note.text = "One line\nand another"
        let two = note.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
        expectClose(two, 2 * one, within: 0.5)
    }

    @Test func rangesHaveAttributes() {
        let text = NSMutableAttributedString(string: "Total 12 €")
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 1, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 0, length: 5))
        text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 6, length: 2))
        let label = UILabel()
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingMiddle
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.attributedText = text
        #expect(label.text == "Total 12 €")
        #expect(label.font.pointSize == 20)
    }

    @Test func attributedStringsOfSwiftAreShown() {
        var text = AttributedString("New: ")
        text.font = .preferredFont(forTextStyle: .headline)
        text.foregroundColor = .systemRed
        var rest = AttributedString("two messages")
        rest.kern = 2
        rest.underlineStyle = .single
        rest.link = URL(string: "https://example.org")
        text.append(rest)
        let shown = NSAttributedString(text)
        #expect(shown.string == "New: two messages")
        let first = shown.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .preferredFont(forTextStyle: .headline))
        #expect(first[.foregroundColor] as? UIColor == .systemRed)
        let last = shown.attributes(at: 6, effectiveRange: nil)
        #expect(last[.kern] as? CGFloat == 2)
        #expect(last[.underlineStyle] as? Int == 1)
        #expect(last[.font] == nil)
        #expect(AttributedString(shown) == text)
    }

    @Test func containersAreBuiltBothWays() {
        let byName = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
        let byMember = AttributeContainer.font(.systemFont(ofSize: 9)).foregroundColor(.red)
        #expect(byName == byMember)
        #expect(byName.font?.pointSize == 9)
        #expect(Dictionary(byMember)[.foregroundColor] as? UIColor == .red)
        var text = AttributedString("abc", attributes: byName)
        text.mergeAttributes(AttributeContainer([.kern: 1]))
        #expect(text.runs.first?.kern == 1)
    }

    @Test func textIsMeasured() {
        let font = UIFont.systemFont(ofSize: 17)
        let word = "Measure" as NSString
        let size = word.size(withAttributes: [.font: font])
        expectClose(size.height, font.lineHeight)
        let label = UILabel()
        label.font = font
        label.text = "Measure"
        expectClose(label.intrinsicContentSize.width, size.width, within: 0.34)

        let long = "Measure this text over several lines" as NSString
        let box = long.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        #expect(box.origin == .zero)
        #expect(box.width <= 100)
        label.text = "Measure this text over several lines"
        label.numberOfLines = 0
        expectClose(label.sizeThatFits(CGSize(width: 100, height: 0)).height, box.height, within: 0.34)
        let oneLine = long.boundingRect(with: CGSize(width: 100, height: 500), attributes: [.font: font], context: nil)
        expectClose(oneLine.height, font.lineHeight)
        #expect(oneLine.minY < 0)
    }

    @Test func textShrinksToFitWhenItIsMeasured() {
        let text = NSAttributedString(string: "A headline", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let room = CGSize(width: text.size().width * 0.8, height: 100)
        let box = text.boundingRect(with: room, options: [], context: context)
        #expect(box.width <= room.width)
        expectClose(context.actualScaleFactor, 0.8, within: 0.011)
        #expect(context.totalBounds == box)
    }

    @Test func fontsAreMadeInManyWays() throws {
        #expect(UIFont.systemFont(ofSize: 15, weight: .semibold).pointSize == 15)
        #expect(UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).pointSize == 13)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
        let (one, eight) = ("1" as NSString, "8" as NSString)
        #expect(one.size(withAttributes: [.font: digits]) == eight.size(withAttributes: [.font: digits]))
        let rounded = try #require(UIFont.systemFont(ofSize: 22).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).pointSize == 22)
        let accessible = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: accessible)
        #expect(body.pointSize > UIFont.preferredFont(forTextStyle: .body).pointSize)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: accessible) > 10)
    }
}
