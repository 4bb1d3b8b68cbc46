import Testing
import UIKit

@testable import TestSupport

/// A line of ten points is 11.93… high, one of twenty 23.87…, and "no" is 11.8 and 23.6 wide.
@Suite @MainActor struct AttributedLabelTests {
    private let small = UIFont.systemFont(ofSize: 10)
    private let large = UIFont.systemFont(ofSize: 20)

    private func label(_ parts: [(String, UIFont)], paragraph: NSParagraphStyle? = nil, lines: Int = 0) -> UILabel {
        let text = NSMutableAttributedString(string: "")
        for (string, font) in parts {
            text.append(NSAttributedString(string: string, attributes: [.font: font]))
        }
        if let paragraph {
            text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        }
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = text
        return label
    }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    // MARK: Properties

    @Test("A label takes font and colour from the first character of an attributed text")
    func firstCharacterGivesTheStyle() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "no", attributes: [.font: small, .foregroundColor: UIColor.red])
        #expect(label.text == "no")
        #expect(label.font == small)
        #expect(label.textColor == .red)
    }

    @Test("Characters without a font keep the one that the label had before")
    func missingAttributesAreFilledIn() {
        let label = UILabel()
        label.font = large
        let text = NSMutableAttributedString(string: "no", attributes: [.font: small])
        text.append(NSAttributedString(string: "no"))
        label.attributedText = text
        #expect(label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == large)
        expectClose(label.sizeThatFits(.zero).width, 11.8 + 23.6, within: 0.5)
    }

    @Test("A new font, colour or alignment goes for the whole attributed text")
    func labelPropertiesGoForTheWholeText() {
        let label = label([("no", small), ("no", large)])
        label.font = small
        label.textColor = .red
        label.textAlignment = .center
        let last = label.attributedText?.attributes(at: 3, effectiveRange: nil)
        #expect(last?[.font] as? UIFont == small)
        #expect(last?[.foregroundColor] as? UIColor == .red)
        #expect((last?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test("A new text drops the attributes and keeps the label's font")
    func newTextDropsAttributes() {
        let label = label([("no", small), ("no", large)])
        label.text = "nono"
        #expect(label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == small)
    }

    @Test("A plain text reads as one run with the label's font")
    func plainTextReadsAsOneRun() {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.text = "no"
        let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 17))
    }

    @Test("Fonts, colours and paragraph styles survive in text that is put together and changed")
    func attributesOfMutableTextAreComparedByValue() {
        let text = NSMutableAttributedString(string: "")
        for (font, color) in [(small, UIColor.red), (.systemFont(ofSize: 10), .red), (large, .blue)] {
            let style = NSParagraphStyle()
            text.append(
                NSAttributedString(
                    string: "no", attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]))
        }
        var range = NSRange()
        #expect(text.attributes(at: 0, effectiveRange: &range).count == 3)
        #expect(range == NSRange(location: 0, length: 4))
    }

    // MARK: Layout

    @Test("The tallest font of a line gives its height")
    func tallestFontGivesTheHeight() {
        let label = label([("no ", small), ("no", large), ("\nno", small)])
        expectClose(label.sizeThatFits(.zero).height, 23.867 + 11.934, within: 0.4)
        expectClose(label.sizeThatFits(.zero).width, 11.8 + 2.8 + 23.6, within: 0.4)
    }

    @Test("Lines break where the runs' own fonts are too wide")
    func linesBreakByRuns() {
        let label = label([("no no ", small), ("no no", large)])
        #expect(label.lines(in: 30) == ["no no", "no", "no"])
        #expect(label.lines(in: 60) == ["no no no", "no"])
    }

    @Test("Kern widens every character")
    func kernWidensText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "nono", attributes: [.font: small, .kern: 5])
        expectClose(label.sizeThatFits(.zero).width, 23.6 + 20, within: 0.4)
    }

    @Test("Line spacing lies between lines, not below the last one")
    func lineSpacingLiesBetweenLines() {
        let spaced = style { $0.lineSpacing = 6 }
        let three = label([("no\nno\nno", small)], paragraph: spaced)
        expectClose(three.sizeThatFits(.zero).height, 35.8 + 12, within: 0.4)
        expectClose(label([("no", small)], paragraph: spaced).sizeThatFits(.zero).height, 11.93, within: 0.4)
    }

    @Test("Paragraph spacing lies between paragraphs")
    func paragraphSpacingLiesBetweenParagraphs() {
        let spaced = style {
            $0.paragraphSpacing = 4
            $0.paragraphSpacingBefore = 3
        }
        expectClose(label([("no\nno", small)], paragraph: spaced).sizeThatFits(.zero).height, 23.87 + 7, within: 0.4)
    }

    @Test(
        "Line heights follow the paragraph style's limits",
        arguments: [(minimum: 20.0, maximum: 0.0, multiple: 0.0, height: 20.0), (0, 8, 0, 8), (0, 0, 2, 23.87)])
    func lineHeightFollowsTheStyle(minimum: Double, maximum: Double, multiple: Double, height: Double) {
        let style = style {
            $0.minimumLineHeight = minimum
            $0.maximumLineHeight = maximum
            $0.lineHeightMultiple = multiple
        }
        expectClose(label([("no", small)], paragraph: style).sizeThatFits(.zero).height, height, within: 0.4)
    }

    @Test("Alignment and indents of the paragraph place its lines")
    func paragraphPlacesLines() throws {
        func origin(_ change: (NSMutableParagraphStyle) -> Void) throws -> CGFloat {
            let label = label([("no", small)], paragraph: style(change))
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            return try #require(label.drawnLines.first).origin.x
        }
        expectClose(try origin { $0.alignment = .right }, 88.2, within: 0.01)
        expectClose(try origin { $0.alignment = .center }, 44.1, within: 0.01)
        expectClose(try origin { $0.firstLineHeadIndent = 12 }, 12, within: 0.01)
        expectClose(try origin { $0.baseWritingDirection = .rightToLeft }, 88.2, within: 0.01)
        let indented = try origin {
            $0.alignment = .right
            $0.tailIndent = -10
        }
        expectClose(indented, 78.2, within: 0.01)
    }

    @Test("A paragraph style without a truncating mode cuts text off, and the label's mode brings the ellipsis back")
    func lineBreakModeOfTheParagraphCounts() {
        let label = label([("nono nono", small)], paragraph: .default, lines: 1)
        #expect(label.lines(in: 30) == ["nono"])
        label.lineBreakMode = .byTruncatingTail
        #expect(label.lines(in: 30) == ["non…"])
    }

    @Test("A mutable style that changes later does not change text that has its copy")
    func copiesOfStylesStay() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 9
        #expect(copy?.lineSpacing == 3)
        #expect(copy != style)
        style.setParagraphStyle(.default)
        #expect(style == NSParagraphStyle.default)
    }
}
