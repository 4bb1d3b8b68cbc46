import Foundation

/// Escapes text for XML, and unescapes it.
package enum XMLText {
    /// The text as it is read back from a file: with U+FFFD for each character that XML cannot hold.
    package static func representable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isForbidden) else { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 })
        return String(scalars)
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        default: scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        }
    }

    /// The text in composed form, with the five markup characters escaped. Tabs and line ends become references,
    /// because an XML parser would turn them into spaces in attributes.
    static func escape(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var escaped = ""
        for scalar in representable(text).precomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&apos;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns whether the text has nothing to escape or to compose, which is nearly always the case.
    private static func isPlain(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? bytes.allSatisfy(isPlain)
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte <= 0x7E && !isMark(byte) }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    /// Returns nil if the text has an `&` that `escape` would not have written, or a bare markup character.
    static func unescape(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        for byte in bytes where isMark(byte) { return unescape(text[...]) }
        return text
    }

    private static func unescape(_ text: Substring) -> String? {
        var plain = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "<", ">", "\"", "'":
                return nil
            case "&":
                guard let end = rest.firstIndex(of: ";"), let plainScalar = references[String(rest[..<end])]
                else { return nil }
                plain.append(plainScalar)
                rest = rest[rest.index(after: end)...]
            default:
                plain.append(scalar)
            }
        }
        return String(plain)
    }

    private static let references: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#9": "\t", "#10": "\n", "#13": "\r",
    ]
}
