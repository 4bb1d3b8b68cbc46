import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
    /// "nono" at 10 points is 23.6 wide, a space 2.8, an ellipsis 7.8; a line is 11.93359375 high.
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func lettersPassTouches() {
        #expect(!UILabel().isUserInteractionEnabled)
    }

    @Test func intrinsicSizeIsOneLineRoundedUpToThePixel() {
        // Outside of a window the scale is that of the current traits: 3.
        #expect(label("nono").intrinsicContentSize == CGSize(width: 71.0 / 3, height: 12))
    }

    @Test func whatChangesIsMeasuredAnew() {
        let label = label("nono nono")
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 12))
        label.text = "nono"
        #expect(label.intrinsicContentSize == CGSize(width: 71.0 / 3, height: 12))
        label.font = .systemFont(ofSize: 20)
        #expect(label.intrinsicContentSize == CGSize(width: 142.0 / 3, height: 24))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 24, height: 0)) == CGSize(width: 71.0 / 3, height: 48))
        label.numberOfLines = 1
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 118.0 / 3)
        label.lineBreakMode = .byCharWrapping
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 107.0 / 3)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func aBodyLineIsTwentyAndAThirdHigh() {
        let label = UILabel()
        label.text = "Body"
        #expect(label.intrinsicContentSize.height == 61.0 / 3)
    }

    @Test func severalLinesWrapAtTheOfferedWidth() {
        let size = label("nono nono nono", lines: 0).sizeThatFits(CGSize(width: 52, height: 0))
        #expect(size == CGSize(width: 50, height: 24))
    }

    @Test func aLabelOfOneLineIgnoresTheOfferedWidth() {
        let one = label("nono nono nono")
        #expect(one.sizeThatFits(CGSize(width: 10, height: 10)) == one.intrinsicContentSize)
    }

    @Test func preferredWidthWrapsTheIntrinsicSize() {
        let label = label("nono nono nono", lines: 0)
        label.preferredMaxLayoutWidth = 52
        #expect(label.intrinsicContentSize.height == 24)
    }

    @Test func sizeToFitKeepsTheTopLeftCorner() {
        let label = label("nono")
        label.frame = CGRect(x: 20, y: 30, width: 200, height: 50)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 20, y: 30, width: 71.0 / 3, height: 12))
    }

    @Test func textRectIsLimitedByTheBounds() {
        let bounds = CGRect(x: 5, y: 5, width: 30, height: 20)
        let rect = label("nono nono nono").textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(rect == CGRect(x: 5, y: 5, width: 71.0 / 3, height: 20))
    }

    @Test func drawsACenteredLineInTheMiddleOfItsHeight() throws {
        let label = label("nono")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        label.textAlignment = .center
        let line = try #require(label.drawnLines.first)
        #expect(label.drawnLines.count == 1)
        #expect(abs(line.origin.x - 38.2) < 1e-9)
        #expect(abs(line.origin.y - 28.5546875) < 1e-9)
    }

    @Test func naturalAlignmentFollowsTheReadingDirection() throws {
        let label = label("nono")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(try #require(label.drawnLines.first).origin.x == 0)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(abs(try #require(label.drawnLines.first).origin.x - 76.4) < 1e-9)
    }

    @Test func drawsAsManyLinesAsItsHeightHolds() {
        let label = label("nono nono nono nono", lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 26, height: 24)
        #expect(label.drawnLines.map(\.text) == ["nono", "non…"])
    }

    @Test func linesAreThoseOfTheBreaker() {
        #expect(label("nono nono nono", lines: 2).lines(in: 26) == ["nono", "non…"])
    }

    @Test func shrinksBeforeItTruncatesAndNoFurtherThanAllowed() {
        let label = label("nonononono")
        label.frame = CGRect(x: 0, y: 0, width: 47.2, height: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(label.drawnFont.pointSize == 8)
        label.minimumScaleFactor = 0.9
        #expect(label.drawnFont.pointSize == 9)
        #expect(label.drawnLines.map(\.text) == ["nononon…"])
        label.adjustsFontSizeToFitWidth = false
        #expect(label.drawnFont.pointSize == 10)
    }

    @Test func nilBringsTheDefaultsBack() {
        let label = label("nono")
        label.font = nil
        label.textColor = .red
        label.textColor = nil
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test func changedTextAsksTheSuperviewForLayout() {
        let superview = UIView()
        let label = label("no")
        superview.addSubview(label)
        superview.layoutIfNeeded()
        #expect(!superview.layer.needsLayout())
        label.text = "no"
        #expect(!superview.layer.needsLayout())
        label.text = "nono"
        #expect(superview.layer.needsLayout())
    }

    @Test func voiceOverReadsTheText() {
        let label = label("Hello")
        #expect(label.accessibilityLabel == "Hello")
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
    }

    @Test func fontFollowsTheTextSizeWhenAsked() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge).performAsCurrent {
            label.traitCollectionDidChange(nil)
        }
        #expect(label.font.pointSize == 23)
    }
}
