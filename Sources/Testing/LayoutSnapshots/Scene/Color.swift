/// A resolved colour: eight bits for each of red, green, blue and opacity, not premultiplied.
package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Red, green and blue as the six digits of `0xRRGGBB`. The opacity defaults to opaque.
    package init(rgb: UInt32, alpha: UInt8 = 255) {
        self.init(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255), alpha)
    }

    package static let black = Color(0, 0, 0)
    package static let white = Color(255, 255, 255)

    /// `#` and six lower-case digits; the opacity is written separately, because SVG has an attribute for it.
    package var hex: String {
        "#" + String(0x100_0000 | Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16).dropFirst()
    }

    /// `hex`, with two more digits if the colour is not opaque.
    package var longHex: String {
        alpha == 255 ? hex : hex + Self.twoDigits(alpha)
    }

    /// The opacity as SVG writes it. Thousandths are precise enough to restore the eight bits.
    package var opacity: Fraction {
        Fraction(units: (Int(alpha) * 2_000 + 255) / 510)
    }

    package func withAlpha(_ alpha: UInt8) -> Color {
        Color(red, green, blue, alpha)
    }

    /// Reads `hex` or `longHex`.
    package init?(hex text: some StringProtocol) {
        let count = text.utf8.count
        guard text.utf8.first == UInt8(ascii: "#"), count == 7 || count == 9,
            text.utf8.dropFirst().allSatisfy(Self.isDigit), let value = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(rgb: count == 7 ? value : value >> 8, alpha: count == 7 ? 255 : UInt8(value & 255))
    }

    package init?(hex text: some StringProtocol, opacity: Fraction) {
        guard let color = Color(hex: text), (0...1_000).contains(opacity.units) else { return nil }
        self = color.withAlpha(UInt8((opacity.units * 510 + 1_000) / 2_000))
    }

    /// Accepts neither a sign nor a capital letter.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    private static func twoDigits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
