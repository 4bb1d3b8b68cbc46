extension UILabel {
    /// The text for measuring. Without attributes it is all in the label's font.
    var styledText: StyledText {
        let paragraph = ParagraphValues(alignment: textAlignment, lineBreakMode: lineBreakMode)
        guard let runs else { return StyledText(text ?? "", font: font, paragraph: paragraph) }
        return StyledText(runs, font: font, paragraph: paragraph)
    }

    /// The text with its visible attributes. Nil without a text.
    ///
    /// Setting it sets `text`, too, and `font`, `textColor`, `textAlignment` and `lineBreakMode` to the values of the
    /// first character. Characters without a font, a colour or a paragraph style get those that the label had before.
    /// Setting one of these properties afterwards applies it to the whole text; setting `text` drops the attributes.
    public var attributedText: NSAttributedString? {
        get { runs ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            guard let newValue, newValue.length > 0 else {
                text = newValue?.string
                return
            }
            let complete = newValue.adding(ownAttributes)
            let first = complete.attributes(at: 0, effectiveRange: nil)
            text = complete.string
            adoptStyle(of: first)
            runs = complete
        }
    }

    var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [
            .font: font ?? .systemFont(ofSize: Self.defaultFontSize), .foregroundColor: textColor ?? .label,
            .paragraphStyle: style.copy(),
        ]
    }

    private func adoptStyle(of attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        textColor = attributes[.foregroundColor] as? UIColor
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }
}

extension NSAttributedString {
    /// Adds attributes to characters that have none of that name.
    func adding(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.setAttributes(defaults.merging(attributes) { $1 }, range: range)
        }
        return NSAttributedString(attributedString: result)
    }

    /// Sets one attribute in the whole text; the closure gets the value of each character.
    func mapping<Value>(
        _ key: NSAttributedString.Key, _ change: (Value?) -> Value
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.addAttribute(key, value: change(attributes[key] as? Value), range: range)
        }
        return NSAttributedString(attributedString: result)
    }
}
