/// Reads the canonical text of elements and nothing else: one element a line, two spaces a level. Small because the
/// form is ours; what XML allows besides is an error with its line.
struct ElementReader {
    private var lines: ArraySlice<Substring>
    private var number = 0

    static func read(_ document: String) throws -> Element {
        guard document.utf8.last == UInt8(ascii: "\n") else {
            throw SceneFileError(line: nil, reason: "The file does not end with a line feed.")
        }
        let lines = document.utf8.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var reader = ElementReader(lines: lines.map(Substring.init)[...])
        let root = try reader.element(depth: 0)
        guard reader.lines.isEmpty else { throw reader.failure("Something follows the last element.", offset: 1) }
        return root
    }

    private init(lines: ArraySlice<Substring>) {
        self.lines = lines
    }

    private mutating func element(depth: Int) throws -> Element {
        var scanner = try TagScanner(nextLine(), depth: depth) ?? { throw failure("Wrong indentation.") }()
        guard let name = scanner.openingName() else { throw failure("An element should begin here.") }
        var element = Element(name)
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

    private mutating func children(of name: String, depth: Int) throws -> [Element] {
        let closing = String(repeating: "  ", count: depth) + "</\(name)>"
        var children: [Element] = []
        while let line = lines.first, line != closing {
            children.append(try element(depth: depth + 1))
        }
        guard try nextLine() == closing, !children.isEmpty else { throw failure("\(name) is empty.") }
        return children
    }

    private mutating func nextLine() throws -> Substring {
        guard let line = lines.popFirst() else { throw failure("The file ends early.", offset: 1) }
        number += 1
        return line
    }

    private func failure(_ reason: String, offset: Int = 0) -> SceneFileError {
        SceneFileError(line: number + offset, reason: reason)
    }
}
