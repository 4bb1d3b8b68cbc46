/// A heading of the page of transitions: what somebody wants to have, the code for it, and what it looks like.
@MainActor
struct TransitionSection {
    /// What it is, as a heading.
    let title: String
    /// The types of the kit that do it.
    let types: String
    let caption: String
    /// The lines of code that the pictures show.
    let code: String
    let films: [TransitionFilm]
    /// Whether there are so many films that each has its caption beneath it.
    var isGrid = false
}
