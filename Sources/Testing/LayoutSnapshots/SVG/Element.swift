/// An XML element: what a file is made of, before it is text.
struct Element: Hashable, Sendable {
    struct Attribute: Hashable, Sendable {
        var name: String
        var value: String
    }

    var name: String
    /// In the order in which they are written.
    var attributes: [Attribute] = []
    /// Words between the tags. An element has text or children, not both.
    var text: String?
    var children: [Element] = []

    init(_ name: String, text: String? = nil, children: [Element] = []) {
        self.name = name
        self.text = text
        self.children = children
    }

    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// Adds an attribute. Nil adds nothing.
    mutating func set(_ name: String, _ value: String?) {
        guard let value else { return }
        attributes.append(Attribute(name: name, value: value))
    }

    mutating func set<Scale>(_ name: String, _ value: Fixed<Scale>) {
        set(name, value.text)
    }

    /// Adds an attribute unless it says what a reader assumes anyway.
    mutating func set<Scale>(_ name: String, _ value: Fixed<Scale>, unless usual: Fixed<Scale>) {
        guard value != usual else { return }
        set(name, value.text)
    }

    mutating func set<Value: RawRepresentable & Equatable>(_ name: String, _ value: Value, unless usual: Value)
    where Value.RawValue == String {
        guard value != usual else { return }
        set(name, value.rawValue)
    }
}

extension Element {
    /// The canonical text: one element a line, two spaces a level, attributes in their order, line feeds only.
    var document: String {
        var text = ""
        write(to: &text, depth: 0)
        return text
    }

    private func write(to output: inout String, depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        output += indent
        output += "<"
        output += name
        for attribute in attributes {
            output += " "
            output += attribute.name
            output += "=\""
            output += XMLText.escape(attribute.value)
            output += "\""
        }
        if let text {
            output += ">"
            output += XMLText.escape(text)
            output += "</\(name)>\n"
        } else if children.isEmpty {
            output += "/>\n"
        } else {
            output += ">\n"
            for child in children {
                child.write(to: &output, depth: depth + 1)
            }
            output += indent
            output += "</\(name)>\n"
        }
    }
}
