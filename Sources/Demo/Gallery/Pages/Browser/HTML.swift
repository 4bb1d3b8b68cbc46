/// A piece of a page. Text that is interpolated into it is escaped, and other pieces are not.
///
/// ```swift
/// let link: HTML = "<a href=\"\(file)\">\(title)</a>"
/// ```
struct HTML: Equatable, ExpressibleByStringInterpolation {
    /// The markup.
    let text: String

    init(stringLiteral markup: String) {
        text = markup
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.markup
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var markup = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            markup += literal
        }

        /// Text of any kind, also the value of an attribute in quotation marks.
        mutating func appendInterpolation(_ text: String) {
            for character in text {
                switch character {
                case "&": markup += "&amp;"
                case "<": markup += "&lt;"
                case ">": markup += "&gt;"
                case "\"": markup += "&quot;"
                case "'": markup += "&#39;"
                default: markup.append(character)
                }
            }
        }

        mutating func appendInterpolation(_ number: Int) {
            markup += "\(number)"
        }

        mutating func appendInterpolation(_ html: HTML) {
            markup += html.text
        }

        /// Markup from a resource of this command, such as a style sheet. It must not come from anywhere else.
        mutating func appendInterpolation(trusted markup: String) {
            self.markup += markup
        }
    }
}

extension Sequence<HTML> {
    func joined(separator: String = "\n") -> HTML {
        "\(trusted: map(\.text).joined(separator: separator))"
    }
}
