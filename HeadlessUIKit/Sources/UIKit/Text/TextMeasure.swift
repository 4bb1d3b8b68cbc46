/// Widths of text without glyphs: an average advance for each class of characters, after Inter and San Francisco. The
/// widths are the same on every machine, which matters more here than the last point.
package enum TextMeasure {
    package static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
        var thousandths = 0
        for character in String(text) { thousandths += advance(of: character, face: font.face) }
        return width(thousandths, font)
    }

    static func width(_ thousandths: Int, _ font: UIFont) -> CGFloat {
        CGFloat(thousandths) / 1000 * font.pointSize * boldness(font.face)
    }

    /// In thousandths of the point size.
    static func advance(of character: Character, face: FontFace) -> Int {
        // Nearly every character is one of these. Unicode properties would take far longer.
        if let code = character.asciiValue {
            switch face.spacing {
            case .all: return 600
            case .digits where code == UInt8(ascii: "1"): return 620
            case .digits, .proportional: return asciiAdvances[Int(code)]
            }
        }
        let isWide = isFullWidth(character)
        switch face.spacing {
        case .all: return isWide ? 1200 : 600
        case .digits where character.isWholeNumber: return 620
        case .digits, .proportional: break
        }
        if let advance = advances[character] { return advance }
        if isWide { return 1000 }
        // An accented letter is as wide as its base.
        let base = character.unicodeScalars.first.flatMap { scalar -> Character? in
            String(scalar).decomposedStringWithCanonicalMapping.first { $0.isASCII }
        }
        if let base, let advance = advances[base] { return advance }
        return character.isUppercase ? 680 : 560
    }

    /// Chinese, Japanese and Korean characters, and emoji, fill a square.
    static func isFullWidth(_ character: Character) -> Bool {
        guard !character.isASCII, let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default:
            return scalar.properties.isEmojiPresentation
        }
    }

    private static func boldness(_ face: FontFace) -> CGFloat {
        face.spacing == .all ? 1 : 1 + face.weight.rawValue * 0.15
    }

    private static let advances: [Character: Int] = {
        let classes: [(Int, String)] = [
            (240, "ijlI'|.,:;!·"), (280, " \u{A0}`"), (340, "ft()[]{}/\\*\"°"), (380, "r1-–"),
            (500, "szJ"), (540, "ckvxyL?ç"), (560, "aeFE_"), (590, "ghnuoß"), (610, "bdpq"),
            (620, "023456789$€£#+=<>~^"), (640, "BPRSTZ&"), (680, "AKVXY"), (740, "CDGHNOQU"),
            (780, "w…©®"), (860, "m%—"), (900, "M@"), (980, "W"), (0, "\u{200B}\u{FEFF}\n\r"),
        ]
        var result: [Character: Int] = [:]
        for (advance, characters) in classes {
            for character in characters {
                result[character] = advance
            }
        }
        return result
    }()

    /// Indexed by code.
    private static let asciiAdvances: [Int] = (UInt8(0)..<128).map { advances[Character(UnicodeScalar($0))] ?? 560 }
}
