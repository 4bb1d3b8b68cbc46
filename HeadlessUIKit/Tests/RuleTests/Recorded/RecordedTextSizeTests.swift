import Testing
import UIKit

@testable import TestSupport

/// Point sizes of the text styles, and 17 and 64 points scaled by `UIFontMetrics`, in all categories.
///
/// Recorded on an iOS 26.1 simulator with 3 pixels a point, to a thousandth: github.com/Vercantez/openuikit at 6f62d1d0,
/// `fixtures/realapp/dynamic_type_ios.json`.
@MainActor @Suite struct RecordedTextSizeTests {
    @Test("Every text style has the recorded size, and lengths and fonts scale as recorded (Z7)", arguments: Cell.all)
    func cell(_ cell: Cell) throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: try #require(UIContentSizeCategory(named: cell.category))),
            UITraitCollection(displayScale: 3),
        ])
        let style = try #require(UIFont.TextStyle(named: cell.style))
        let metrics = UIFontMetrics(forTextStyle: style)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == cell.pointSize)
        let sizes: [(CGFloat, CGFloat?, CGFloat)] = [
            (17, cell.value17, cell.font17), (64, cell.value64, cell.font64),
        ]
        for (base, value, size) in sizes {
            if let value {
                expectClose(metrics.scaledValue(for: base, compatibleWith: traits), value, within: 0.0005)
            }
            let scaled = metrics.scaledFont(for: .systemFont(ofSize: base), compatibleWith: traits)
            #expect(scaled.pointSize == size)
        }
    }

    @Test("There are 12 categories of 11 styles")
    func complete() {
        #expect(Cell.all.count == 132)
        #expect(Set(Cell.all.map { "\($0.category) \($0.style)" }).count == 132)
    }
}

/// A text style in a category.
struct Cell: Sendable, CustomTestStringConvertible {
    let category: String
    let style: String
    let pointSize: CGFloat
    let value17: CGFloat
    let font17: CGFloat
    /// The source lacks one.
    let value64: CGFloat?
    let font64: CGFloat

    var testDescription: String { "\(style) at \(category)" }

    private init?(_ line: some StringProtocol) {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst(2).map { Double($0).map { CGFloat($0) } }
        guard numbers.count == 5, let pointSize = numbers[0], let value17 = numbers[1], let font17 = numbers[2],
            let font64 = numbers[4]
        else { return nil }
        (category, style) = (String(words[0]), String(words[1]))
        (self.pointSize, self.value17, self.font17, self.font64) = (pointSize, value17, font17, font64)
        value64 = numbers[3]
    }

    /// The style's size, 17 points as a length and as a font, 64 points as a length and as a font.
    static let all = """
        extraSmall largeTitle 31 15.667 16 59.333 59
        extraSmall title1 25 15.667 16 58.333 58
        extraSmall title2 19 14.667 15 55 55
        extraSmall title3 17 15 15 56.333 56
        extraSmall headline 14 14.667 15 55.333 55
        extraSmall subheadline 12 13.667 14 51.333 51
        extraSmall body 14 14.667 15 55.333 55
        extraSmall callout 13 14.667 15 55 55
        extraSmall footnote 12 15 15 57 57
        extraSmall caption1 11 13.667 14 52 52
        extraSmall caption2 11 17 17 64 64
        small largeTitle 32 16.333 16 61 61
        small title1 26 16 16 60.333 60
        small title2 20 15.333 15 57 57
        small title3 18 15.667 16 59 59
        small headline 15 15.333 15 58.333 58
        small subheadline 13 15.333 15 57.667 58
        small body 15 15.333 15 58.333 58
        small callout 14 15.333 15 58 58
        small footnote 12 15 15 57 57
        small caption1 11 13.667 14 52 52
        small caption2 11 17 17 64 64
        medium largeTitle 33 16.667 17 62.333 62
        medium title1 27 16.667 17 62 62
        medium title2 21 15.667 16 59.333 59
        medium title3 19 16.333 16 61.333 61
        medium headline 16 16.333 16 61 61
        medium subheadline 14 16 16 60.667 61
        medium body 16 16.333 16 61 61
        medium callout 15 16.333 16 61 61
        medium footnote 12 15 15 57 57
        medium caption1 11 13.667 14 52 52
        medium caption2 11 17 17 64 64
        large largeTitle 34 17 17 64 64
        large title1 28 17 17 64 64
        large title2 22 17 17 64 64
        large title3 20 17 17 64 64
        large headline 17 17 17 64 64
        large subheadline 15 17 17 64 64
        large body 17 17 17 64 64
        large callout 16 17 17 64 64
        large footnote 13 17 17 64 64
        large caption1 12 17 17 64 64
        large caption2 11 17 17 64 64
        extraLarge largeTitle 36 17.667 18 67 67
        extraLarge title1 30 18 18 67.667 68
        extraLarge title2 24 18.333 18 68.667 69
        extraLarge title3 22 19 19 71.667 72
        extraLarge headline 19 18.667 19 69.667 70
        extraLarge subheadline 17 18.667 19 70.333 70
        extraLarge body 19 18.667 19 69.667 70
        extraLarge callout 18 18.667 19 70 70
        extraLarge footnote 15 19 19 71 71
        extraLarge caption1 14 20.333 20 76 76
        extraLarge caption2 13 23.667 24 88.667 89
        extraExtraLarge largeTitle 38 19 19 71.667 72
        extraExtraLarge title1 32 19 19 71.667 72
        extraExtraLarge title2 26 19.333 19 73 73
        extraExtraLarge title3 24 20.333 20 76.667 77
        extraExtraLarge headline 21 20 20 75.667 76
        extraExtraLarge subheadline 19 20.333 20 76.667 77
        extraExtraLarge body 21 20 20 75.667 76
        extraExtraLarge callout 20 20.333 20 76.333 76
        extraExtraLarge footnote 17 20.667 21 78.333 78
        extraExtraLarge caption1 16 22.333 22 84 84
        extraExtraLarge caption2 15 26 26 98.333 98
        extraExtraExtraLarge largeTitle 40 20 20 75 75
        extraExtraExtraLarge title1 34 20.667 21 77.333 77
        extraExtraExtraLarge title2 28 20.667 21 77.667 78
        extraExtraExtraLarge title3 26 21.667 22 82 82
        extraExtraExtraLarge headline 23 22.333 22 84.333 84
        extraExtraExtraLarge subheadline 21 22 22 83.333 83
        extraExtraExtraLarge body 23 22.333 22 84.333 84
        extraExtraExtraLarge callout 22 22.667 23 85.333 85
        extraExtraExtraLarge footnote 19 22.667 23 85.333 85
        extraExtraExtraLarge caption1 18 24.333 24 92 92
        extraExtraExtraLarge caption2 17 28.667 29 108.333 108
        accessibilityMedium largeTitle 44 21.667 22 81.333 81
        accessibilityMedium title1 38 23 23 86.667 87
        accessibilityMedium title2 34 25 25 93.667 94
        accessibilityMedium title3 31 26 26 97.333 97
        accessibilityMedium headline 28 26.333 26 99 99
        accessibilityMedium subheadline 25 26.333 26 99.333 99
        accessibilityMedium body 28 26.333 26 99 99
        accessibilityMedium callout 26 26 26 97.667 98
        accessibilityMedium footnote 23 27.333 27 103 103
        accessibilityMedium caption1 22 28.667 29 108 108
        accessibilityMedium caption2 20 32.667 33 123 123
        accessibilityLarge largeTitle 48 23.667 24 89 89
        accessibilityLarge title1 43 25.667 26 96 96
        accessibilityLarge title2 39 28.667 29 107.333 107
        accessibilityLarge title3 37 30 30 112.667 113
        accessibilityLarge headline 33 31 31 116.333 116
        accessibilityLarge subheadline 30 30.667 31 115.333 115
        accessibilityLarge body 33 31 31 116.333 116
        accessibilityLarge callout 32 31.667 32 119 119
        accessibilityLarge footnote 27 31.333 31 117.333 117
        accessibilityLarge caption1 26 34 34 128 128
        accessibilityLarge caption2 24 38 38 142.667 143
        accessibilityExtraLarge largeTitle 52 25.333 25 95.333 95
        accessibilityExtraLarge title1 48 28.667 29 107.333 107
        accessibilityExtraLarge title2 44 31.667 32 119 119
        accessibilityExtraLarge title3 43 34.667 35 130.667 131
        accessibilityExtraLarge headline 40 37 37 139.667 140
        accessibilityExtraLarge subheadline 36 36.667 37 137.667 138
        accessibilityExtraLarge body 40 37 37 139.667 140
        accessibilityExtraLarge callout 38 37.333 37 140.333 140
        accessibilityExtraLarge footnote 33 37.667 38 142.333 142
        accessibilityExtraLarge caption1 32 41.333 41 156 156
        accessibilityExtraLarge caption2 29 45.667 46 172.333 172
        accessibilityExtraExtraLarge largeTitle 56 27.333 27 103 103
        accessibilityExtraExtraLarge title1 53 30.667 31 114.667 115
        accessibilityExtraExtraLarge title2 50 35.667 36 135 135
        accessibilityExtraExtraLarge title3 49 39.333 39 148.333 148
        accessibilityExtraExtraLarge headline 47 39.333 39 148.333 148
        accessibilityExtraExtraLarge subheadline 42 42.667 43 160 160
        accessibilityExtraExtraLarge body 47 43.333 43 163 163
        accessibilityExtraExtraLarge callout 44 42 42 158.333 158
        accessibilityExtraExtraLarge footnote 38 43.333 43 163.667 164
        accessibilityExtraExtraLarge caption1 37 46.667 47 176 176
        accessibilityExtraExtraLarge caption2 34 53.667 54 202 202
        accessibilityExtraExtraExtraLarge largeTitle 60 29 29 109.333 109
        accessibilityExtraExtraExtraLarge title1 58 34 34 128 128
        accessibilityExtraExtraExtraLarge title2 56 40 40 151 151
        accessibilityExtraExtraExtraLarge title3 55 44.333 44 166.333 166
        accessibilityExtraExtraExtraLarge headline 53 48 48 180.333 180
        accessibilityExtraExtraExtraLarge subheadline 49 49.333 49 185.667 186
        accessibilityExtraExtraExtraLarge body 53 48 48 180.333 180
        accessibilityExtraExtraExtraLarge callout 51 48.667 49 183 183
        accessibilityExtraExtraExtraLarge footnote 44 49 49 185 185
        accessibilityExtraExtraExtraLarge caption1 43 54.333 54 204 204
        accessibilityExtraExtraExtraLarge caption2 40 62.667 63 - 236
        """.split(separator: "\n").compactMap { Cell($0) }
}

extension UIContentSizeCategory {
    fileprivate init?(named name: String) {
        let all: [String: UIContentSizeCategory] = [
            "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
            "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
            "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
            "accessibilityExtraLarge": .accessibilityExtraLarge,
            "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
            "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
        ]
        guard let category = all[name] else { return nil }
        self = category
    }
}

extension UIFont.TextStyle {
    fileprivate init?(named name: String) {
        let all: [String: UIFont.TextStyle] = [
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
            "caption1": .caption1, "caption2": .caption2,
        ]
        guard let style = all[name] else { return nil }
        self = style
    }
}
