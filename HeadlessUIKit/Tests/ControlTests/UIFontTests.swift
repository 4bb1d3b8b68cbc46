import Testing
import UIKit

@Suite struct UIFontTests {
    @Test func metricsAreThoseOfSanFrancisco() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
    }

    @Test(arguments: [
        (style: UIFont.TextStyle.largeTitle, size: 34 as CGFloat), (style: .title1, size: 28), (style: .body, size: 17),
        (style: .subheadline, size: 15), (style: .footnote, size: 13), (style: .caption2, size: 11),
    ])
    func textStylesAtTheDefaultSize(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection()).pointSize == size)
    }

    @Test func textStylesFollowTheTextSize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    }

    @Test func headlineIsSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
    }

    @Test func equalByFaceAndSize() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
    }

    @Test func textSizesAreOrderedByTheirSize() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(!(UIContentSizeCategory.unspecified < .large))
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
