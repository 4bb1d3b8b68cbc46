/// One step that takes a viewer's picture from one moment to the next.
///
/// Elements have numbers. 0 is the place where the viewer puts the picture. Each inserted element has the next number,
/// in the order of the opening tags, and a number is never used again.
public enum PictureChange: Hashable, Sendable {
    /// Inserts an element with its content before the child at an index, or at the end if there is no such child.
    case insert(svg: String, into: Int, at: Int)
    /// Removes an element with its content.
    case remove(Int)
    /// Sets an attribute, or removes it if the value is `nil`.
    case set(Int, attribute: String, value: String?)
    /// Replaces the text of an element that contains no other elements.
    case setText(Int, String)
}

extension PictureChange: Encodable {
    /// Writes a short list: `["i", into, at, svg]`, `["r", number]`, `["a", number, attribute, value or null]` or
    /// `["t", number, text]`.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        switch self {
        case .insert(let svg, let parent, let index):
            try list.encode("i")
            try list.encode(parent)
            try list.encode(index)
            try list.encode(svg)
        case .remove(let number):
            try list.encode("r")
            try list.encode(number)
        case .set(let number, let attribute, let value):
            try list.encode("a")
            try list.encode(number)
            try list.encode(attribute)
            try list.encode(value)
        case .setText(let number, let text):
            try list.encode("t")
            try list.encode(number)
            try list.encode(text)
        }
    }
}
