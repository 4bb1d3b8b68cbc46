/// One step that takes a viewer's picture from one moment to the next.
///
/// The viewer numbers the elements of the picture as they come: the place that it puts the picture into is `0`, and every
/// element that it inserts has the next number, in the order of their opening tags. A number is never given again.
public enum PictureChange: Hashable, Sendable {
    /// Puts an element with all that is in it before the child at an index, or at the end where there is none.
    case insert(svg: String, into: Int, at: Int)
    /// Takes an element away with all that is in it.
    case remove(Int)
    /// Sets an attribute, or takes it away where the value is `nil`.
    case set(Int, attribute: String, value: String?)
    /// Replaces the words between the tags of an element that has no elements in it.
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
