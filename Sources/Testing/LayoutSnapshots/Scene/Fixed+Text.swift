extension Fixed {
    /// The canonical spelling: no exponent, no trailing zero, no `-0`.
    package var text: String {
        DecimalText.write(units, unitsPerOne: Scale.unitsPerOne)
    }

    /// Reads the canonical spelling. Nil for every other one, such as `1.50`, `+1`, `.5` or `-0`.
    package init?(text: some StringProtocol) {
        guard let units = DecimalText.read(text, unitsPerOne: Scale.unitsPerOne) else { return nil }
        self.init(units: units)
    }
}

/// Decimal text made with integers alone: no locale, no `printf`, no shortest-round-trip digits.
package enum DecimalText {
    package static func write(_ units: Int, unitsPerOne: Int) -> String {
        let magnitude = units.magnitude
        let scale = UInt(unitsPerOne)
        var text = units < 0 ? "-" : ""
        text += String(magnitude / scale)
        var rest = magnitude % scale
        guard rest > 0 else { return text }
        text += "."
        var place = scale / 10
        while rest > 0 {
            text += String(rest / place)
            rest %= place
            place /= 10
        }
        return text
    }

    package static func read(_ text: some StringProtocol, unitsPerOne: Int) -> Int? {
        var units = 0
        var place = 0
        for character in text.utf8.drop(while: { $0 == UInt8(ascii: "-") }) {
            switch character {
            case UInt8(ascii: "0")...UInt8(ascii: "9") where place != 1:
                guard units < Int.max / 100 else { return nil }
                let digit = Int(character - UInt8(ascii: "0"))
                if place == 0 {
                    units = units * 10 + digit
                } else {
                    place /= 10
                    units += digit * place
                }
            case UInt8(ascii: ".") where place == 0:
                units *= unitsPerOne
                place = unitsPerOne
            default:
                return nil
            }
        }
        if place == 0 {
            units *= unitsPerOne
        }
        let signed = text.hasPrefix("-") ? -units : units
        return write(signed, unitsPerOne: unitsPerOne) == text ? signed : nil
    }
}
