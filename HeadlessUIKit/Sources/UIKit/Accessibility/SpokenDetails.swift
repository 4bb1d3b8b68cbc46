/// What few elements tell the voice besides their texts.
struct SpokenDetails {
    var label = SpokenText()
    var value = SpokenText()
    var hint = SpokenText()
    var language: String?
    var inputLabels: [String] = []
}

/// A text with attributes, for as long as the element has that text.
struct SpokenText {
    var attributed: NSAttributedString?

    func text(of plain: String?) -> NSAttributedString? {
        attributed?.string == plain ? attributed : plain.map { NSAttributedString(string: $0) }
    }
}
