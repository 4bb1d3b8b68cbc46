import Testing
import UIKit

@testable import TestSupport

@MainActor
struct UIFontMetricsTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
        ])
    }

    @Test("17 points of .body grow as measured on devices: less than the style's own font, to the nearest pixel")
    func measured() {
        let metrics = UIFontMetrics.default
        expectClose(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)), 49.0 / 3)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    }

    @Test("Unscaled values are not rounded; scaled ones are rounded to the screen's pixels")
    func rounding() {
        let metrics = UIFontMetrics(forTextStyle: .title1)
        #expect(metrics.scaledValue(for: 10.123, compatibleWith: traits(.large)) == 10.123)
        // 10 × 36/34 = 10.59.
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge, scale: 2)) == 10.5)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge, scale: 1)) == 11)
        expectClose(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge)), 32.0 / 3)
    }

    @Test("A font is rounded to whole points, on every screen (Z7)", arguments: [1, 2, 3] as [CGFloat])
    func wholePoints(scale: CGFloat) {
        // 17 × 36/34 = 18; 10 × 36/34 = 10.59; 17 × 21/22 = 16.23.
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ points: CGFloat) -> CGFloat {
            let font = UIFont.systemFont(ofSize: points)
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: font, compatibleWith: traits(category, scale: scale)
            ).pointSize
        }
        #expect(size(.title1, .extraLarge, 17) == 18)
        #expect(size(.title1, .extraLarge, 10) == 11)
        #expect(size(.body, .medium, 17) == 16)
        #expect(size(.body, .medium, 64) == 61)
    }

    @Test("A maximum holds back; 0 is none; the face stays")
    func maximum() {
        let metrics = UIFontMetrics.default
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let huge = traits(.accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: huge).pointSize == 48)
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).fontName == font.fontName)
    }

    @Test("Without traits the current ones count")
    func current() {
        traits(.accessibilityExtraExtraExtraLarge).performAsCurrent {
            #expect(UIFontMetrics.default.scaledValue(for: 17) == 48)
            #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 48)
            #expect(
                UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize == 20)
        }
    }

    @Test("A font that follows the text size already traps")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        }
    }
}
