extension HTML {
    /// Creates the piece from a sentence in Markdown, of which only code between backticks is known.
    init(markdown: String) {
        let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
        self = parts.enumerated().map { index, part in
            let isCode = index % 2 == 1 && index < parts.count - 1
            if isCode { return "<code>\(String(part))</code>" }
            // A backtick without a second one is an ordinary character.
            let isUnpaired = index % 2 == 1
            return isUnpaired ? "`\(String(part))" : "\(String(part))"
        }.joined(separator: "")
    }
}
