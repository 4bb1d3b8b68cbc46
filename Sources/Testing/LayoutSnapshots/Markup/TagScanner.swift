/// The rest of a line. It works on bytes: as characters, a combining mark at the start of a text would merge with the
/// markup before it.
struct TagScanner {
    static let lineFeed = UInt8(ascii: "\n")

    private var rest: ArraySlice<UInt8>

    /// Nil if the line is not indented by the expected depth.
    init?(_ line: ArraySlice<UInt8>, depth: Int) {
        guard let content = Self.content(of: line, depth: depth) else { return nil }
        rest = content
    }

    /// Returns whether the line is the end of an element.
    static func closes(_ line: ArraySlice<UInt8>, _ name: String, depth: Int) -> Bool {
        guard line.count == 2 * depth + name.utf8.count + 3, var content = content(of: line, depth: depth) else {
            return false
        }
        return content.take("</") && content.starts(with: name.utf8) && content.last == UInt8(ascii: ">")
    }

    private static func content(of line: ArraySlice<UInt8>, depth: Int) -> ArraySlice<UInt8>? {
        let space = UInt8(ascii: " ")
        let content = line.dropFirst(2 * depth)
        guard let first = content.first, first != space else { return nil }
        for byte in line.prefix(2 * depth) where byte != space { return nil }
        return content
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ token: StaticString) -> Bool {
        rest.take(token)
    }

    mutating func openingName() -> String? {
        guard take("<") else { return nil }
        return name()
    }

    mutating func attribute() -> SVGElement.Attribute? {
        guard let name = name(), take("=\""), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let value = XMLText.unescape(rest[..<end])
        rest = rest[(end + 1)...]
        return value.map { SVGElement.Attribute(name: name, value: $0) }
    }

    mutating func text(closing name: String) -> String? {
        let length = name.utf8.count + 3
        guard rest.count >= length else { return nil }
        var closing = rest.suffix(length)
        guard closing.take("</"), closing.starts(with: name.utf8), closing.last == UInt8(ascii: ">") else { return nil }
        let text = rest.dropLast(length)
        rest = []
        return XMLText.unescape(text)
    }

    private mutating func name() -> String? {
        let name = rest.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        rest = rest[name.endIndex...]
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Takes the token, if the rest begins with these bytes.
    fileprivate mutating func take(_ token: StaticString) -> Bool {
        let count = token.utf8CodeUnitCount
        guard self.count >= count else { return false }
        for offset in 0..<count where self[startIndex + offset] != token.utf8Start[offset] { return false }
        self = self[(startIndex + count)...]
        return true
    }
}
