/// Numbers and words with single spaces between them, as attributes hold them.
enum NumberList {
    static func text(_ values: Points...) -> String {
        text(values)
    }

    static func text(_ values: [Points]) -> String {
        values.map(\.text).joined(separator: " ")
    }

    static func points(_ text: String) -> [Points]? {
        var values: [Points] = []
        for word in words(text) {
            guard let value = Points(text: word) else { return nil }
            values.append(value)
        }
        return values
    }

    static func words(_ text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map(Substring.init)
    }
}
