/// The value of an attribute: words with single spaces between them.
///
/// A conforming type states once how it is spelled and which of its parts are numbers. Reading, writing, and comparing
/// with a tolerance follow from that.
package protocol AttributeValue: Equatable, Sendable {
    /// Takes the words of a value from the front. Returns nil unless they are its canonical spelling.
    init?(words: inout ArraySlice<Substring>)

    /// Reads the canonical spelling only. Defaults to taking all words.
    init?(text: some StringProtocol)

    /// Adds the words of the value in their canonical spelling.
    func write(to text: inout String)

    /// The spelling in a failure, for people. Defaults to `text`.
    var failureText: String { get }

    /// Returns whether each number differs by at most `units` of its scale, and everything else is the same. Defaults
    /// to equality.
    func isEqual(to other: Self, within units: Int) -> Bool
}

extension AttributeValue {
    package init?(text: some StringProtocol) {
        var words = text.isEmpty ? [] : Self.words(text)[...]
        self.init(words: &words)
        guard words.isEmpty else { return nil }
    }

    /// The canonical spelling. Empty for a list without elements.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    static func words(_ text: some StringProtocol) -> [Substring] {
        Substring(text).utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map(Substring.init)
    }

    package var failureText: String { text }

    package func isEqual(to other: Self, within units: Int) -> Bool { self == other }

    /// Nil for the value that a reader assumes if the attribute is absent.
    package func text(unless usual: Self) -> String? {
        self == usual ? nil : text
    }
}

extension String {
    mutating func append(word: String) {
        if !isEmpty { self += " " }
        self += word
    }
}

// MARK: Single words

extension Fixed: AttributeValue {
    package init?(words: inout ArraySlice<Substring>) {
        guard let word = words.popFirst() else { return nil }
        self.init(text: word)
    }

    package func write(to text: inout String) { text.append(word: self.text) }

    package func isEqual(to other: Self, within units: Int) -> Bool {
        abs(self.units - other.units) <= units
    }
}

extension Color: AttributeValue {
    package init?(words: inout ArraySlice<Substring>) {
        guard let word = words.popFirst() else { return nil }
        self.init(hex: word)
    }

    package init?(text: some StringProtocol) { self.init(hex: text) }

    package func write(to text: inout String) { text.append(word: longHex) }

    /// One unit is one of 255, for each channel.
    package func isEqual(to other: Color, within units: Int) -> Bool {
        [\Color.red, \.green, \.blue, \.alpha].allSatisfy { channel in
            abs(Int(self[keyPath: channel]) - Int(other[keyPath: channel])) <= units
        }
    }
}

extension Int: AttributeValue {
    package init?(words: inout ArraySlice<Substring>) {
        guard let value = words.popFirst().flatMap({ Int($0) }) else { return nil }
        self = value
    }

    package func write(to text: inout String) { text.append(word: String(self)) }
}

extension AttributeValue where Self: RawRepresentable, RawValue == String {
    package init?(words: inout ArraySlice<Substring>) {
        guard let word = words.popFirst() else { return nil }
        self.init(rawValue: String(word))
    }

    package init?(text: some StringProtocol) { self.init(rawValue: String(text)) }

    package func write(to text: inout String) { text.append(word: rawValue) }
}

// MARK: Several words

extension String: AttributeValue {
    /// Takes all remaining words.
    package init?(words: inout ArraySlice<Substring>) {
        self = words.joined(separator: " ")
        words = []
    }

    package init?(text: some StringProtocol) { self = String(text) }

    package var text: String { self }

    package func write(to text: inout String) { text.append(word: self) }
}

extension Array: AttributeValue where Element: AttributeValue {
    /// Takes all remaining words.
    package init?(words: inout ArraySlice<Substring>) {
        self = []
        while !words.isEmpty {
            guard let element = Element(words: &words) else { return nil }
            append(element)
        }
    }

    package func write(to text: inout String) {
        for element in self { element.write(to: &text) }
    }

    package func isEqual(to other: Self, within units: Int) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isEqual(to: $1, within: units) }
    }
}
