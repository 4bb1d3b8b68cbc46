/// Reads only the canonical text of elements: one element a line, two spaces a level. It is small because the form is
/// ours; any other XML is an error with its line.
struct ElementReader {
    private let bytes: [UInt8]
    /// The next line, and the position where it begins. Found once, because searching for its end takes time.
    private var line: ArraySlice<UInt8>
    private var position = 0
    private var number = 0

    static func read(_ document: String) throws -> SVGElement {
        var reader = ElementReader(bytes: Array(document.utf8))
        guard reader.bytes.last == TagScanner.lineFeed else {
            throw SceneFileError(line: nil, reason: "The file does not end with a line feed.")
        }
        let root = try reader.element(depth: 0)
        guard reader.line.isEmpty, reader.position == reader.bytes.endIndex else {
            throw reader.failure("Something follows the last element.", offset: 1)
        }
        return root
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        line = Self.line(of: bytes, from: 0)
    }

    private static func line(of bytes: [UInt8], from position: Int) -> ArraySlice<UInt8> {
        bytes[position...].prefix { $0 != TagScanner.lineFeed }
    }

    private mutating func element(depth: Int) throws -> SVGElement {
        guard var scanner = TagScanner(try nextLine(), depth: depth) else { throw failure("Wrong indentation.") }
        guard let name = scanner.openingName() else { throw failure("An element should begin here.") }
        var element = SVGElement(name)
        while scanner.take(" ") {
            guard let attribute = scanner.attribute() else { throw failure("An attribute cannot be read.") }
            guard element[attribute.name] == nil else { throw failure("\(attribute.name) is set twice.") }
            element.attributes.append(attribute)
        }
        if scanner.take("/>") {
            guard scanner.isAtEnd else { throw failure("Something follows the element.") }
        } else if scanner.take(">") {
            if scanner.isAtEnd {
                element.children = try children(of: name, depth: depth)
            } else {
                guard let text = scanner.text(closing: name) else { throw failure("The text cannot be read.") }
                element.text = text
            }
        } else {
            throw failure("The tag does not end.")
        }
        return element
    }

    private mutating func children(of name: String, depth: Int) throws -> [SVGElement] {
        var children: [SVGElement] = []
        while position < bytes.endIndex, !TagScanner.closes(line, name, depth: depth) {
            children.append(try element(depth: depth + 1))
        }
        guard TagScanner.closes(try nextLine(), name, depth: depth), !children.isEmpty else {
            throw failure("\(name) is empty.")
        }
        return children
    }

    private mutating func nextLine() throws -> ArraySlice<UInt8> {
        guard position < bytes.endIndex else { throw failure("The file ends early.", offset: 1) }
        let line = line
        position = line.endIndex + 1
        number += 1
        self.line = Self.line(of: bytes, from: position)
        return line
    }

    private func failure(_ reason: String, offset: Int = 0) -> SceneFileError {
        SceneFileError(line: number + offset, reason: reason)
    }
}
