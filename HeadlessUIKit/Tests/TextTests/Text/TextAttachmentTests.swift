import Testing
import UIKit

@testable import TestSupport

/// A line of ten points is 11.93… high: 9.52… above its baseline and 2.41… below. "no" is 11.8 wide.
@Suite @MainActor struct TextAttachmentTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private func label(_ attachment: NSTextAttachment) -> UILabel {
        let text = NSMutableAttributedString(string: "no", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(attachment: attachment))
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: text.length))
        let label = UILabel()
        label.attributedText = text
        return label
    }

    @Test("An attachment is one character, and takes the room of its image on the baseline")
    func room() {
        let label = label(NSTextAttachment(image: image(30, 20)))
        #expect(label.text == "no\u{FFFC}")
        let size = label.sizeThatFits(.zero)
        expectClose(size.width, 11.8 + 30, within: 0.5)
        expectClose(size.height, 20 + 2.41, within: 0.5)
    }

    @Test("Bounds below the baseline make the line higher at its foot only where they reach below the text")
    func bounds() {
        let attachment = NSTextAttachment(image: image(30, 20))
        attachment.bounds = CGRect(x: 0, y: -10, width: 8, height: 12)
        let size = label(attachment).sizeThatFits(.zero)
        expectClose(size.width, 11.8 + 8, within: 0.5)
        expectClose(size.height, 9.52 + 10, within: 0.5)
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
        expectClose(label(attachment).sizeThatFits(.zero).height, 11.93, within: 0.5)
    }

    @Test("Padding is on either side")
    func padding() {
        let attachment = NSTextAttachment(image: image(30, 20))
        attachment.lineLayoutPadding = 4
        expectClose(label(attachment).sizeThatFits(.zero).width, 11.8 + 38, within: 0.5)
    }

    @Test("An empty text can be made without arguments")
    func empty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
        #expect(NSAttributedString().length == 0)
    }
}
