import Testing
import UIKit

@testable import TestSupport

/// A line of twelve points is 14.32 high, one of seventeen 20.29.
@Suite @MainActor struct TextViewSizeTests {
    private func view(_ text: String, width: CGFloat = 100, size: CGFloat? = nil) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
        view.font = size.map { .systemFont(ofSize: $0) }
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    private func label(of view: UITextView) throws -> UILabel {
        try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    }

    @Test("Text lies at (5, 8), and without a font it has 12 points (TX1)")
    func textLiesInsideInsets() throws {
        let label = try label(of: view("no"))
        #expect(label.frame.origin == CGPoint(x: 5, y: 8))
        #expect(label.frame.width == 90)
        #expect(label.font == .systemFont(ofSize: 12))
        #expect(label.drawnLines.map(\.text) == ["no"])
    }

    @Test("The content is as high as its lines and 16 points (TX1)")
    func contentIsAsHighAsItsLines() {
        expectClose(view("no\nno\nno", size: 17).contentSize.height, 16 + 3 * 20.287, within: 0.01)
        expectClose(view("no\n", size: 17).contentSize.height, 16 + 2 * 20.287, within: 0.01)
        expectClose(view("").contentSize.height, 16 + 14.32, within: 0.01)
        #expect(view("no").contentSize.width == 100)
    }

    @Test("Insets, padding and the maximum of lines change the layout")
    func containerChangesTheLayout() throws {
        let view = view("no no no no no no no no", size: 17)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.textContainer.lineFragmentPadding = 10
        view.textContainer.maximumNumberOfLines = 1
        view.layoutIfNeeded()
        #expect(try label(of: view).frame.origin == CGPoint(x: 12, y: 1))
        #expect(try label(of: view).frame.width == 74)
        expectClose(view.contentSize.height, 4 + 20.287, within: 0.01)
    }

    @Test("Without scrolling it is as high as its text at the width, with scrolling it has no size of its own (TX2)")
    func scrollingDecidesAboutTheSize() {
        let view = view("no no no no no no no no", size: 17)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        expectClose(view.intrinsicContentSize.height, 16 + 20.287, within: 0.01)
        // "no no no" is 69.7 wide, four of them 94.5.
        expectClose(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 16 + 3 * 20.287, within: 0.01)
    }

    @Test("It is a scroll view that its text makes longer (TX3)")
    func longTextScrolls() {
        let view = view(String(repeating: "no\n", count: 20), size: 17)
        view.scrollRangeToVisible(NSRange(location: 60, length: 0))
        expectClose(view.contentOffset.y, 16 + 21 * 20.287 - 8 - 60, within: 1)
    }

    @Test("A new font, colour or alignment goes for the whole text; a new text keeps them")
    func stylesGoForTheWholeText() throws {
        let view = view("no")
        view.font = .systemFont(ofSize: 20)
        view.textColor = .red
        view.textAlignment = .center
        view.text = "nono"
        view.layoutIfNeeded()
        let label = try label(of: view)
        #expect(label.font == .systemFont(ofSize: 20))
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    }
}
