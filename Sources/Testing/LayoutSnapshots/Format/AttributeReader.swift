/// Reads the attributes of one element.
struct AttributeReader {
    let element: SVGElement
    /// The drawing of a node's own element, with `data-part`; the drawings of its children belong to them.
    private let parts: [SVGElement]

    init(_ element: SVGElement) {
        self.element = element
        parts = element.name == "g" ? Self.parts(of: element) : []
    }

    private static func parts(of element: SVGElement) -> [SVGElement] {
        element.children.flatMap { child -> [SVGElement] in
            if child["data-node"] != nil { return [] }
            return child["data-part"] == nil ? parts(of: child) : [child]
        }
    }

    /// Returns the elements that draw a part of the node: its own element if that has the figure's name, or elements in
    /// it.
    func drawing(of part: String, figure: String) -> [AttributeReader] {
        element.name == figure ? [self] : parts.filter { $0["data-part"] == part }.map(AttributeReader.init)
    }

    func required(_ name: String) throws -> String {
        guard let text = element[name] else { throw failure(name) }
        return text
    }

    /// Returns nil if the attribute is absent, and throws if it cannot be read.
    func value<Value: AttributeValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
        guard let text = element[name] else { return nil }
        guard let value = Value(text: text) else { throw failure(name) }
        return value
    }

    /// Returns whether the attribute is present. Throws if it has another value.
    func flag(_ name: String, _ word: String) throws -> Bool {
        guard let text = element[name] else { return false }
        guard text == word else { throw failure(name) }
        return true
    }

    /// A colour and its opacity from two attributes. Nil for `none`.
    func color(_ name: String) throws -> Color? {
        guard let text = element[name], text != "none" else { return nil }
        guard let color = Color(hex: text, opacity: try value("\(name)-opacity") ?? 1) else { throw failure(name) }
        return color
    }

    func failure(_ name: String) -> AttributeError {
        AttributeError(element: element["data-node"] ?? element.name, attribute: name)
    }
}

struct AttributeError: Error, CustomStringConvertible {
    var element: String
    var attribute: String

    var description: String { "\(attribute) of \(element) is missing or cannot be read." }
}
