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
}
