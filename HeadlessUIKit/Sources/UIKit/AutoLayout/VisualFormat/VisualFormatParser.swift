import Foundation

/// Reads a visual format, by the grammar of Apple's Auto Layout Guide.
struct VisualFormatParser {
    /// An error, and the index of the character before which it is.
    struct Mistake: Error, Equatable {
        let sentence: String
        let position: Int

        /// Returns the format with a mark below the position.
        func description(in format: String) -> String {
            "\(sentence)\n\(format)\n\(String(repeating: " ", count: position))^"
        }
    }

    private let characters: [Character]
    private var position = 0

    private init(_ format: String) {
        characters = Array(format)
    }

    static func parse(_ format: String) throws(Mistake) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.format()
    }

    // MARK: The line

    private mutating func format() throws(Mistake) -> VisualFormat {
        var format = VisualFormat()
        if let letter = next, letter == "H" || letter == "V" {
            position += 1
            try expect(":", "after \(letter) to say which way the line runs")
            format.axis = letter == "V" ? .vertical : .horizontal
        }
        if take("|") { format.leading = try connection() }
        format.views.append(try element())
        while true {
            skipSpaces()
            if next == nil { return format }
            let connection = try connection()
            if take("|") {
                format.trailing = connection
                skipSpaces()
                if next != nil { throw mistake("Nothing can follow the superview's other edge") }
                return format
            }
            format.views.append(try element())
            format.connections.append(connection)
        }
    }

    private mutating func element() throws(Mistake) -> VisualFormat.Element {
        try expect("[", "to begin a view")
        let name = try identifier("A view's name")
        let predicates = take("(") ? try predicateList() : []
        try expect("]", "after the view \(name)")
        return VisualFormat.Element(name: name, predicates: predicates)
    }

    private mutating func connection() throws(Mistake) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        skipSpaces()
        if next == "[" || next == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if take("(") {
            predicates = try predicateList()
        } else {
            predicates = [VisualFormat.Predicate(object: try object())]
        }
        try expect("-", "after a distance")
        return .predicates(predicates)
    }

    // MARK: Predicates

    /// Parses what follows the parenthesis.
    private mutating func predicateList() throws(Mistake) -> [VisualFormat.Predicate] {
        var predicates = [try predicate()]
        while take(",") { predicates.append(try predicate()) }
        try expect(")", "after the predicates")
        return predicates
    }

    private mutating func predicate() throws(Mistake) -> VisualFormat.Predicate {
        let relation = try relation()
        let object = try object()
        let priority: VisualFormat.Number? = take("@") ? try number("A priority") : nil
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func relation() throws(Mistake) -> NSLayoutConstraint.Relation {
        skipSpaces()
        guard let sign = next, "=<>".contains(sign) else { return .equal }
        position += 1
        guard next == "=" else { throw mistake("Expected '=' after '\(sign)'") }
        position += 1
        return sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }

    private mutating func object() throws(Mistake) -> VisualFormat.Object {
        switch try number("A number, a metric or a view") {
        case .literal(let value): .number(.literal(value))
        case .metric(let name): .name(name)
        }
    }

    private mutating func number(_ what: String) throws(Mistake) -> VisualFormat.Number {
        skipSpaces()
        if let first = next, first.isLetter || first == "_" { return .metric(try identifier(what)) }
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let character = next, character.isNumber || character == "." { position += 1 }
        guard let value = Double(String(characters[start..<position])) else {
            position = start
            throw mistake("\(what) was expected")
        }
        return .literal(value)
    }

    // MARK: Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpaces() {
        while next == " " { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ reason: String) throws(Mistake) {
        if !take(character) { throw mistake("Expected '\(character)' \(reason)") }
    }

    private mutating func identifier(_ what: String) throws(Mistake) -> String {
        skipSpaces()
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" || character == "." {
            position += 1
        }
        guard position > start, !characters[start].isNumber else {
            position = start
            throw mistake("\(what) was expected")
        }
        return String(characters[start..<position])
    }

    private func mistake(_ sentence: String) -> Mistake { Mistake(sentence: sentence + ".", position: position) }
}
