/// The source of an image's picture.
package enum ImageSource: Hashable, Sendable {
    /// An empty picture.
    case empty
    case file(ImageFile)
    case symbol(SymbolName)
    case drawing(ImageDrawing)
}

/// A valid name of a symbol: the real system has a fixed list, which does not exist here.
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
