/// The sizes of one text style, from the smallest category to the largest: those of Apple's Human Interface Guidelines,
/// except for eight leadings that a simulator contradicts (Z7).
struct TextStyleSizes: Sendable {
    var points: [CGFloat]
    /// The distance from one baseline to the next.
    var leadings: [CGFloat]

    static func of(_ style: UIFont.TextStyle) -> TextStyleSizes {
        guard let sizes = table[style] else {
            preconditionFailure("There is no text style named \(style.rawValue).")
        }
        return sizes
    }

    private static let body = TextStyleSizes(
        points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let table: [UIFont.TextStyle: TextStyleSizes] = [
        .largeTitle: TextStyleSizes(
            points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: TextStyleSizes(
            points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: TextStyleSizes(
            points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: TextStyleSizes(
            points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: TextStyleSizes(
            points: body.points, leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: body,
        .callout: TextStyleSizes(
            points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: TextStyleSizes(
            points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: TextStyleSizes(
            points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: TextStyleSizes(
            points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: TextStyleSizes(
            points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}

extension UITraitCollection {
    /// The index of the text size among the categories; that of `.large` if the traits do not specify it.
    var textSizeRank: Int {
        preferredContentSizeCategory.rank ?? UIContentSizeCategory.large.rank ?? 0
    }
}
