/// The name of an Objective-C method.
///
/// `#selector` needs Objective-C, so on Linux a selector is made from its text: `Selector(("main"))`, which Apple's
/// compiler accepts as well.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        description = value
    }
}
