/// The text of a node. The words and their style are data; glyphs are not.
package struct Label: Hashable, Sendable {
    package enum Alignment: String, CaseIterable, Sendable {
        case left, center, right
    }

    package var text: String
    /// The lines into which the text is broken, as far as they fit: at least one. Nil if the platform does not tell;
    /// nil agrees with any lines.
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
