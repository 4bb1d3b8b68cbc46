/// The page with all pictures for a browser, as a value.
struct BrowserPage: Equatable {
    static let file = "index.html"
    /// The part of an address that filters the page, as an example: the half-sheets on one phone.
    static let exampleQuery = "?style=half-sheet&device=iPhone15"
    /// The folder with more screens, from the root of the package.
    static let cookbook = "Sources/Presentations/Presentations.docc/Cookbook"

    /// Pictures of one style, or of all transitions.
    struct Section: Equatable {
        /// The key in the page's address and in the filter: `half-sheet`.
        let key: String
        let title: String
        /// A sentence in Markdown.
        let sentence: String
        let entries: [Entry]
    }

    /// Pictures that have the same code.
    struct Entry: Equatable {
        /// The anchor: `half-sheet-places-medium`.
        let key: String
        let title: String
        /// The types of the kit to use, in Markdown.
        var types: String?
        /// A sentence or two, in Markdown.
        let caption: String
        /// Swift code.
        let code: String
        let pictures: [PagePicture]
    }

    /// Sentences in Markdown.
    let introduction: String
    /// Moving pictures at the top of the page.
    let heroes: [PagePicture]
    let sections: [Section]
    let filters: [PageFilter]
    /// Sentences in Markdown.
    let colophon: String

    var pictures: [PagePicture] { sections.flatMap(\.entries).flatMap(\.pictures) }

    /// The anchor of a title: letters and digits in lower case, joined by hyphens.
    static func key(_ title: String) -> String {
        title.lowercased().split { !($0.isLetter || $0.isNumber) || !$0.isASCII }.joined(separator: "-")
    }
}
