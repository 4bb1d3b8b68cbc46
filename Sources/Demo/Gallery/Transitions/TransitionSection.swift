/// A section of the page of transitions: a goal, the code for it, and the pictures.
@MainActor
struct TransitionSection {
    /// The heading.
    let title: String
    /// The types of the kit to use, in Markdown.
    let types: String
    let caption: String
    /// The code that the pictures show.
    let code: String
    let films: [TransitionFilm]
    /// Whether the films are in a table, each with its caption. Defaults to `false`, which puts them in one row.
    var isGrid = false

    /// The heading without the code of a rule: "Tabs in their order" for "S6. Tabs in their order".
    var titleWithoutCode: String {
        let parts = title.split(separator: ". ", maxSplits: 1)
        let isCode = parts.count == 2 && parts[0].first == "S" && parts[0].dropFirst().allSatisfy(\.isNumber)
        return isCode ? String(parts[1]) : title
    }
}
