/// Lines of a text, one below the other.
struct TextLayout {
    struct Line {
        var characters: [StyledCharacter]
        /// The line's box: as wide as its text, from the top left of the layout.
        var frame: CGRect
        /// From the top of the layout.
        var baseline: CGFloat
        /// Its start in the text, in UTF-16 units.
        var location: Int

        var text: String { String(characters.map(\.character)) }
    }

    private(set) var lines: [Line] = []
    /// As wide as the longest line with its indent.
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - width: The width for breaking and aligning lines. An unlimited width aligns all to the left.
    ///   - maximumLines: 0 is as many as the text needs.
    ///   - isRightToLeft: The direction of the view that shows the text.
    init(_ text: StyledText, width: CGFloat, maximumLines: Int = 0, isRightToLeft: Bool = false) {
        let broken = LineBreaker(width: width, maximumLines: maximumLines).lines(of: text)
        for (index, line) in broken.enumerated() {
            append(line, in: text, width: width, isRightToLeft: isRightToLeft)
            if index < broken.count - 1 { size.height += Self.gap(between: line, and: broken[index + 1]) }
        }
    }

    private mutating func append(_ line: LineBreaker.Line, in text: StyledText, width: CGFloat, isRightToLeft: Bool) {
        let paragraph = line.paragraph
        // The tallest font decides. A line without characters has the font of its line break.
        var font = text.styles[line.style].font
        for character in line.characters where text.styles[character.style].font.lineHeight > font.lineHeight {
            font = text.styles[character.style].font
        }
        var (ascent, descent) = (font.lineHeight + font.descender, -font.descender)
        for character in line.characters {
            guard let attachment = text.styles[character.style].attachment else { continue }
            ascent = max(ascent, attachment.maxY)
            descent = max(descent, -attachment.minY)
        }
        let height = paragraph.lineHeight(natural: ascent + descent)
        let lineWidth = text.width(of: line.characters)
        let indent = paragraph.headIndent(isFirstLine: line.beginsParagraph)
        var x = indent
        if width < .greatestFiniteMagnitude {
            let room = paragraph.room(in: width, isFirstLine: line.beginsParagraph)
            let side = paragraph.side(isRightToLeft: isRightToLeft)
            let left = side.isRightToLeft ? width - indent - room : indent
            x = (left + (room - lineWidth) * side.share).withoutSignOfZero
        }
        lines.append(
            Line(
                characters: line.characters,
                frame: CGRect(x: x, y: size.height, width: lineWidth, height: height),
                // Additional height of a line is above its text.
                baseline: size.height + height - descent, location: line.location))
        size.width = max(size.width, indent + lineWidth)
        size.height += height
    }

    private static func gap(between line: LineBreaker.Line, and next: LineBreaker.Line) -> CGFloat {
        guard next.beginsParagraph else { return line.paragraph.lineSpacing }
        return line.paragraph.lineSpacing + line.paragraph.paragraphSpacing + next.paragraph.paragraphSpacingBefore
    }
}

extension ParagraphValues {
    /// Returns the direction of the paragraph, and the fraction of the free space to the left of its lines.
    fileprivate func side(isRightToLeft: Bool) -> (isRightToLeft: Bool, share: CGFloat) {
        let isRightToLeft = baseWritingDirection == .natural ? isRightToLeft : baseWritingDirection == .rightToLeft
        switch alignment {
        case .left: return (isRightToLeft, 0)
        case .center: return (isRightToLeft, 0.5)
        case .right: return (isRightToLeft, 1)
        case .natural, .justified: return (isRightToLeft, isRightToLeft ? 1 : 0)
        }
    }
}
