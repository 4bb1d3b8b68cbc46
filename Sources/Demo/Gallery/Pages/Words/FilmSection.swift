/// A section of filmstrips, named after the folder of their files.
enum FilmSection: String, CaseIterable {
    case finger = "Finger"
    case stack = "Stack"
    case replacement = "Replacement"

    var title: String {
        switch self {
        case .finger: "Gestures and keyboard"
        case .stack: "Navigation stack"
        case .replacement: "Replaced content"
        }
    }

    var sentence: String {
        switch self {
        case .finger:
            """
            Presentations that follow a finger or make room for the keyboard. Each filmstrip shows moments of one movement, \
            with the seconds since it began. The disc is the finger; the line starts where the finger landed. In the code, \
            here and below, `stage` is a `Stage` of PresentationsTesting: in place of a user it drags, taps and shows the \
            keyboard. An app needs only the other lines.
            """
        case .stack:
            """
            In a navigation controller, the view controller on top decides the height. It changes together with the push or \
            the pop.
            """
        case .replacement:
            """
            `ReplaceableContentViewController` shows another view controller within the same presentation. Both contents \
            cross-fade, each laid out for its own size, while the presented view changes its size.
            """
        }
    }

    @MainActor
    var films: [Film] { Catalogue.films.filter { $0.folder == rawValue } }
}
