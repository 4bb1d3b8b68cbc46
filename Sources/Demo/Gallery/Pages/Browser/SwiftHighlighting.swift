/// Swift code in colours: keywords, types, strings, numbers and comments.
enum SwiftHighlighting {
    /// The code as markup, with one element a line, so that a narrow window can indent the rest of a long line.
    static func html(_ code: String) -> HTML {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indentation = min(line.prefix { $0 == " " }.count, 16)
            let tokens = tokens(of: line).map { token -> HTML in
                token.kind.map { "<b class=\"\($0.rawValue)\">\(token.text)</b>" } ?? breakable(token.text)
            }
            return "<span class=\"line i\(indentation)\">\(tokens.joined(separator: ""))\n</span>"
        }.joined(separator: "")
    }

    /// Text that a narrow page may break after an opening parenthesis, and a long name between its words.
    private static func breakable(_ text: String) -> HTML {
        text.split(separator: "(", omittingEmptySubsequences: false).map { part in
            part.split(separator: " ", omittingEmptySubsequences: false).map(breakable(word:)).joined(separator: " ")
        }.joined(separator: "(<wbr>")
    }

    /// Text without a space. It is an element of its own if it has more than 24 characters.
    private static func breakable(word: Substring) -> HTML {
        guard word.count > 24 else { return "\(String(word))" }
        var parts = [""]
        for character in word {
            if character.isUppercase, parts.last?.last?.isLowercase == true { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return "<i>\(parts.map { "\($0)" as HTML }.joined(separator: "<wbr>"))</i>"
    }

    enum Kind: String {
        case keyword, type, string, number, comment
    }

    struct Token: Equatable {
        /// `nil` for ordinary text.
        let kind: Kind?
        let text: String
    }

    /// The tokens of a line, whose texts together are the line.
    static func tokens(of line: Substring) -> [Token] {
        var tokens: [Token] = []
        var plain = ""
        var rest = line
        func flush() {
            if !plain.isEmpty { tokens.append(Token(kind: nil, text: plain)) }
            plain = ""
        }
        while let first = rest.first {
            let length: Int
            var kind: Kind?
            if rest.hasPrefix("//") {
                (length, kind) = (rest.count, .comment)
            } else if first == "\"" {
                (length, kind) = (stringLength(rest), .string)
            } else if first.isNumber {
                (length, kind) = (numberLength(rest), .number)
            } else if first.isLetter || first == "_" {
                length = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
                let word = String(rest.prefix(length))
                // A member may have the name of a keyword: `.default`.
                let isMember = plain.hasSuffix(".")
                kind = keywords.contains(word) && !isMember ? .keyword : first.isUppercase ? .type : nil
            } else {
                length = 1
            }
            let text = String(rest.prefix(length))
            if let kind {
                flush()
                tokens.append(Token(kind: kind, text: text))
            } else {
                plain += text
            }
            rest = rest.dropFirst(length)
        }
        flush()
        return tokens
    }

    private static let keywords: Set<String> = [
        "as", "await", "case", "else", "extension", "false", "for", "func", "guard", "if", "import", "in", "let", "nil",
        "return", "self", "some", "struct", "true", "try", "var",
    ]

    /// The length of a string literal at the beginning, with both quotation marks.
    private static func stringLength(_ text: Substring) -> Int {
        var isEscaped = false
        for (index, character) in text.enumerated().dropFirst() {
            if character == "\"", !isEscaped { return index + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return text.count
    }

    /// The length of a number at the beginning. A point belongs to it only before another digit.
    private static func numberLength(_ text: Substring) -> Int {
        let whole = text.prefix { $0.isNumber || $0 == "_" }.count
        let rest = text.dropFirst(whole)
        guard rest.first == ".", rest.dropFirst().first?.isNumber == true else { return whole }
        return whole + 1 + rest.dropFirst().prefix { $0.isNumber || $0 == "_" }.count
    }
}
