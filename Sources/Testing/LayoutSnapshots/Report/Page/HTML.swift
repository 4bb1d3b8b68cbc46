/// A piece of a page. Strings in it are escaped, so that no name and no text can become markup.
///
/// ```swift
/// let title: HTML = "<h1>\(name)</h1>"
/// ```
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ plain: String) {
            text += HTML.escape(plain)
        }

        mutating func appendInterpolation(_ number: Int) {
            text += String(number)
        }

        mutating func appendInterpolation(_ piece: HTML) {
            text += piece.text
        }

        mutating func appendInterpolation(_ pieces: [HTML]) {
            text += pieces.map(\.text).joined()
        }

        mutating func appendInterpolation(file path: String) {
            text += HTML.escape(HTML.address(path))
        }
    }

    /// As in XML, except that line breaks stay.
    private static func escape(_ plain: String) -> String {
        plain.split(separator: "\n", omittingEmptySubsequences: false)
            .map { XMLText.escape(String($0)) }.joined(separator: "\n")
    }

    /// The address of a file beside the page or elsewhere on the disk. Every character with a meaning in addresses is
    /// encoded.
    private static func address(_ path: String) -> String {
        var address = ""
        for byte in path.utf8 {
            if byte.isLetterOrDigit || "-._/@".utf8.contains(byte) {
                address.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        // Two slashes at the start would mean a host.
        return address.hasPrefix("//") ? "." + address : address
    }
}
