/// Where the picture of an image comes from.
package enum ImageSource: Hashable, Sendable {
    /// Nothing to be seen.
    case empty
    case file(ImageFile)
    case symbol(SymbolName)
    case drawing(ImageDrawing)
}

/// A name that a symbol can have: the real system has a fixed list, which is not here.
///
/// Words of lowercase letters and digits with dots between them, as in `square.and.arrow.up`.
package struct SymbolName: Hashable, Sendable {
    package let text: String

    init?(_ text: String) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false)
        let isName = words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        }
        guard isName else { return nil }
        self.text = text
    }
}
