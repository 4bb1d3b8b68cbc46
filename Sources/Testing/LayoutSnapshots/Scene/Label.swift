/// Text that a node shows. The words and the way they are set are data; glyphs are not.
package struct Label: Hashable, Sendable {
    package enum Alignment: String, CaseIterable, Sendable {
        case left, center, right
    }

    package var text: String
    /// The lines the text is broken into, as far as they fit: at least one. Nil where the platform does not say; nil
    /// agrees with any lines.
    package var lines: [String]?
    package var fontSize: Points
    /// 100 to 900, 400 is regular.
    package var fontWeight: Int
    package var color: Color
    package var alignment: Alignment

    package init(
        _ text: String, lines: [String]? = nil, fontSize: Points, fontWeight: Int = 400, color: Color = .black,
        alignment: Alignment = .left
    ) {
        self.text = text
        self.lines = lines.map { $0.isEmpty ? [""] : $0 }
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.alignment = alignment
    }
}
