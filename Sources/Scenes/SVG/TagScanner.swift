/// What is left of a line. Works on bytes: a combining mark at the start of a text would join the markup before it if
/// these were characters.
struct TagScanner {
    private var rest: Substring.UTF8View

    /// Nil when the line is not indented as deep as it should be.
    init?(_ line: Substring, depth: Int) {
        let indent = 2 * depth
        guard line.utf8.prefix(indent).allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        rest = line.utf8.dropFirst(indent)
        guard line.utf8.count > indent, rest.first != UInt8(ascii: " ") else { return nil }
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ token: StaticString) -> Bool {
        let token = token.description.utf8
        guard rest.starts(with: token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    mutating func openingName() -> String? {
        guard take("<") else { return nil }
        return name()
    }

    mutating func attribute() -> Element.Attribute? {
        guard let name = name(), take("=\""), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let value = XMLText.unescape(Substring(rest[..<end]))
        rest = rest[rest.index(after: end)...]
        return value.map { Element.Attribute(name: name, value: $0) }
    }

    mutating func text(closing name: String) -> String? {
        let closing = "</\(name)>".utf8
        guard rest.count >= closing.count, rest.suffix(closing.count).elementsEqual(closing) else { return nil }
        let text = rest.dropLast(closing.count)
        rest = rest.suffix(0)
        return XMLText.unescape(Substring(text))
    }

    private mutating func name() -> String? {
        let name = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        rest = rest.dropFirst(name.count)
        return name.isEmpty ? nil : String(Substring(name))
    }
}
