import Testing
import UIKit

@testable import TestSupport

/// Widths of the system font at 11 points, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit at 32cc00a3,
/// `golden/font_metrics_ios.json`.
@Suite struct RecordedTextWidthTests {
    /// The module measures without glyphs, by classes of characters. The deviations are pinned here, so that a change
    /// of the measurement is noticed; they are not a goal.
    @Test(
        "A text's width is within the deviation that is written down",
        arguments: [
            (.light, "0123456789", 66.2315, -7.0),
            (.light, "AVAST Wavy To. LT", 98.9493, -1.5),
            (.light, "Hello UIKit", 53.9115, -6.2),
            (.light, "iiiiillll", 24.0289, -7.1),
            (.light, "The quick brown fox jumps over the lazy dog", 230.9863, -6.2),
            (.light, "WWWW MMMM", 83.3898, -3.3),
            (.regular, "0123456789", 67.2246, -2.5),
            (.regular, "AVAST Wavy To. LT", 100.8477, 2.9),
            (.regular, "Hello UIKit", 55.3276, -2.8),
            (.regular, "iiiiillll", 25.2979, -6.1),
            (.regular, "The quick brown fox jumps over the lazy dog", 234.1045, -1.5),
            (.regular, "WWWW MMMM", 84.7129, 1.3),
            (.medium, "0123456789", 69.0671, -1.8),
            (.medium, "AVAST Wavy To. LT", 102.8025, 4.4),
            (.medium, "Hello UIKit", 56.8344, -2.1),
            (.medium, "iiiiillll", 26.7829, -8.2),
            (.medium, "The quick brown fox jumps over the lazy dog", 239.1318, -0.3),
            (.medium, "WWWW MMMM", 85.8119, 3.4),
            (.semibold, "0123456789", 70.4067, -2.7),
            (.semibold, "AVAST Wavy To. LT", 104.2237, 4.0),
            (.semibold, "Hello UIKit", 57.9298, -3.0),
            (.semibold, "iiiiillll", 27.8626, -10.9),
            (.semibold, "The quick brown fox jumps over the lazy dog", 242.7869, -0.8),
            (.semibold, "WWWW MMMM", 86.6109, 3.5),
            (.bold, "0123456789", 72.2493, -3.8),
            (.bold, "AVAST Wavy To. LT", 106.1785, 3.6),
            (.bold, "Hello UIKit", 59.4365, -4.1),
            (.bold, "iiiiillll", 29.3477, -14.2),
            (.bold, "The quick brown fox jumps over the lazy dog", 247.8142, -1.4),
            (.bold, "WWWW MMMM", 87.71, 3.7),
            (.heavy, "0123456789", 74.929, -5.2),
            (.heavy, "AVAST Wavy To. LT", 109.0215, 3.1),
            (.heavy, "Hello UIKit", 61.6279, -5.4),
            (.heavy, "iiiiillll", 31.5075, -18.3),
            (.heavy, "The quick brown fox jumps over the lazy dog", 255.1259, -2.0),
            (.heavy, "WWWW MMMM", 89.3084, 4.1),
        ] as [(UIFont.Weight, String, CGFloat, CGFloat)])
    func width(weight: UIFont.Weight, text: String, recorded: CGFloat, deviation: CGFloat) {
        let width = TextMeasure.width(of: text, font: .systemFont(ofSize: 11, weight: weight))
        expectClose((width / recorded - 1) * 100, deviation, within: 0.06)
    }

    @Test(
        "A line is as high as recorded, in every weight",
        arguments: [.light, .regular, .medium, .semibold, .bold, .heavy] as [UIFont.Weight])
    func lineHeight(weight: UIFont.Weight) {
        expectClose(UIFont.systemFont(ofSize: 11, weight: weight).lineHeight, 13.126953, within: 1e-6)
    }
}
