/// A text for layout: its characters with their widths, fonts and paragraphs.
package struct StyledText {
    var characters: [StyledCharacter] = []
    var styles: [CharacterStyle] = []

    /// All in one font.
    package init(_ text: String, font: UIFont, paragraph: ParagraphValues) {
        append(text, CharacterStyle(font: font, kern: 0, paragraph: paragraph))
    }

    /// - Parameters:
    ///   - font: The font of characters without their own.
    ///   - paragraph: The style of paragraphs without their own.
    init(_ text: NSAttributedString, font: UIFont, paragraph: ParagraphValues) {
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all) { attributes, range, _ in
            let style = CharacterStyle(attributes, font: font, paragraph: paragraph)
            append((text.string as NSString).substring(with: range), style)
        }
    }

    private mutating func append(_ text: String, _ style: CharacterStyle) {
        let index = styles.count
        styles.append(style)
        var location = characters.last.map { $0.location + $0.length } ?? 0
        characters.reserveCapacity(characters.count + text.utf8.count)
        for character in text {
            let advance = style.attachment == nil ? TextMeasure.advance(of: character, face: style.font.face) : 0
            let next = StyledCharacter(character, advance: advance, style: index, location: location)
            characters.append(next)
            location += next.length
        }
    }

    /// Returns the same text in smaller or larger fonts.
    func scaled(by factor: CGFloat) -> StyledText {
        var result = self
        for index in styles.indices {
            let font = styles[index].font
            result.styles[index].font = font.withSize(font.pointSize * factor)
        }
        return result
    }

    func width(of character: StyledCharacter) -> CGFloat {
        let style = styles[character.style]
        return TextMeasure.width(character.advance, style.font) + style.extraWidth
    }

    func width(of line: some Sequence<StyledCharacter>) -> CGFloat {
        var sum: CGFloat = 0
        var run = (style: 0, advance: 0, count: 0)
        func runWidth() -> CGFloat {
            guard run.count > 0 else { return 0 }
            let style = styles[run.style]
            return TextMeasure.width(run.advance, style.font) + CGFloat(run.count) * style.extraWidth
        }
        // Whole thousandths are summed as long as possible: the same text has the same width wherever it begins.
        for character in line {
            if character.style != run.style {
                sum += runWidth()
                run = (character.style, 0, 0)
            }
            run.advance += character.advance
            run.count += 1
        }
        return sum + runWidth()
    }

    func paragraph(of character: StyledCharacter) -> ParagraphValues { styles[character.style].paragraph }
}

/// A character's data for the layout.
struct CharacterStyle {
    var font: UIFont
    /// Points after each character.
    var kern: CGFloat
    var paragraph: ParagraphValues
    /// The size of an attachment instead of a character: from the baseline up, like that of a character.
    var attachment: CGRect?

    /// The width of each character beyond that of its glyph.
    var extraWidth: CGFloat { kern + (attachment?.width ?? 0) }
}

extension CharacterStyle {
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, paragraph: ParagraphValues) {
        let kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(CGFloat.init(attribute:))
        self.init(
            font: attributes[.font] as? UIFont ?? font, kern: kern ?? 0,
            paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph,
            attachment: (attributes[.attachment] as? NSTextAttachment)?.room)
    }
}

extension CGFloat {
    /// Attributes carry numbers of any type.
    init?(attribute: Any) {
        switch attribute {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}

package struct StyledCharacter {
    package var character: Character
    /// In thousandths of the point size.
    var advance: Int
    /// The index of its style in the text.
    var style: Int
    /// Its start in the text, in UTF-16 units.
    var location: Int
    /// Its length in UTF-16 units.
    var length: Int

    init(_ character: Character, advance: Int, style: Int, location: Int) {
        self.character = character
        self.advance = advance
        self.style = style
        self.location = location
        length = character.utf16.count
    }

    var isNewline: Bool { character.isNewline }
}
