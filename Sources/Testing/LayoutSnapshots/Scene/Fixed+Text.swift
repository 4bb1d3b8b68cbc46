extension Fixed {
    /// The canonical spelling: no exponent, no trailing zero, no `-0`.
    package var text: String {
        DecimalText.write(units, unitsPerOne: Scale.unitsPerOne)
    }

    /// Reads the canonical spelling. Returns nil for any other one, such as `1.50`, `+1`, `.5` or `-0`.
    package init?(text: some StringProtocol) {
        guard let units = DecimalText.read(text, unitsPerOne: Scale.unitsPerOne) else { return nil }
        self.init(units: units)
    }
}

/// Decimal text made with integers only: no locale, no `printf`, no shortest-round-trip digits.
package enum DecimalText {
    package static func write(_ units: Int, unitsPerOne: Int) -> String {
        var (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(unitsPerOne))
        // Room for a sign, twenty digits, a point, and the digits behind it.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { buffer in
            var start = buffer.endIndex
            func prepend(_ byte: UInt8) {
                start -= 1
                buffer[start] = byte
            }
            func prepend(digit: UInt) { prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
            if rest > 0 {
                var place = unitsPerOne
                while place > 1 {
                    if rest % 10 > 0 || start < buffer.endIndex { prepend(digit: rest % 10) }
                    rest /= 10
                    place /= 10
                }
                prepend(UInt8(ascii: "."))
            }
            repeat {
                prepend(digit: whole % 10)
                whole /= 10
            } while whole > 0
            if units < 0 { prepend(UInt8(ascii: "-")) }
            return String(decoding: buffer[start...], as: UTF8.self)
        }
    }

    package static func read(_ text: some StringProtocol, unitsPerOne: Int) -> Int? {
        var units = 0
        var place = 0
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        for character in isNegative ? text.utf8.dropFirst() : text.utf8[...] {
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
        let signed = isNegative ? -units : units
        return write(signed, unitsPerOne: unitsPerOne) == text ? signed : nil
    }
}
