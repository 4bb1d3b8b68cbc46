/// An XML element, the form of a file before it is text.
package struct SVGElement: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package var name: String
    /// In the order in which they are written.
    package var attributes: [Attribute]
    /// The text between the tags. An element has text or children, not both.
    package var text: String?
    package var children: [SVGElement]

    /// - Parameter attributes: The attributes; those that are nil are left out.
    package init(
        _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String? = nil,
        children: [SVGElement] = []
    ) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
        self.text = text
        self.children = children
    }

    package subscript(name: String) -> String? {
        // By index: a closure would retain each attribute.
        for index in attributes.indices where attributes[index].name == name { return attributes[index].value }
        return nil
    }

    /// Adds an attribute. Nil adds nothing.
    package mutating func set(_ name: String, _ value: String?) {
        guard let value else { return }
        attributes.append(Attribute(name: name, value: value))
    }

    /// Adds an attribute.
    mutating func set(_ name: String, _ value: some AttributeValue) {
        attributes.append(Attribute(name: name, value: value.text))
    }

    /// Adds a colour and, if it is not opaque, an attribute for its opacity.
    ///
    /// - Parameter none: The value for no colour. Nothing by default.
    mutating func paint(_ name: String, _ color: Color?, none: String? = nil) {
        set(name, color?.hex ?? none)
        if let color, color.alpha != 255 { set("\(name)-opacity", color.opacity) }
    }
}

extension SVGElement {
    /// The canonical text: one element a line, two spaces a level, attributes in their order, line feeds only.
    package var document: String {
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
