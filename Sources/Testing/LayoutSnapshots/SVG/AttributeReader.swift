/// Reads the attributes of one element; what is absent has its usual value.
struct AttributeReader {
    let element: Element

    init(_ element: Element) {
        self.element = element
    }

    func required(_ name: String) throws -> String {
        guard let text = element[name] else { throw failure(name) }
        return text
    }

    /// Nil when the attribute is absent, an error when it cannot be read.
    func value<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value? {
        guard let text = element[name] else { return nil }
        guard let value = read(text) else { throw failure(name) }
        return value
    }

    func number<Scale>(_ name: String, unless usual: Fixed<Scale>) throws -> Fixed<Scale> {
        try value(name) { Fixed(text: $0) } ?? usual
    }

    func choice<Choice: RawRepresentable>(_ name: String, unless usual: Choice) throws -> Choice
    where Choice.RawValue == String {
        try value(name) { Choice(rawValue: $0) } ?? usual
    }

    func points(_ name: String, count: Int) throws -> [Points] {
        guard let points = NumberList.points(try required(name)), points.count == count else { throw failure(name) }
        return points
    }

    /// A colour and its opacity from two attributes. Nil for `none`.
    func color(_ name: String, opacity: String) throws -> Color? {
        guard let text = element[name], text != "none" else { return nil }
        guard let color = Color(hex: text, opacity: try number(opacity, unless: 1)) else { throw failure(name) }
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
