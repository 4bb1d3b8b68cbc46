import Foundation

/// The page of transitions: moving pictures and filmstrips.
@MainActor
enum TransitionsPage {
    static let file = "Transitions.md"
    static let title = "Every transition"

    static var markdown: String {
        var lines = [
            "# \(title)", "", introduction, "", "[All pictures](\(PictureStore.page)) · " + topics, "", contents,
        ]
        for section in Catalogue.transitions { lines += markdown(section) }
        lines += ["", "## How the pictures are made", "", colophon]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        What the kit does between two screens. Nothing here was filmed on a device or drawn by hand: real view controllers \
        ran on the virtual clock, and each picture is what was computed for its moment. The pictures move in a browser and \
        here; for a reader who has asked for less motion they stand still. Below each: moments of it side by side, with the \
        seconds since it began. The disc is a finger.
        """

    private static var topics: String {
        Topic.allCases.map { "[\($0.title)](\($0.file))" }.joined(separator: " · ")
    }

    private static var contents: String {
        Catalogue.transitions.map { "[\($0.title)](#\(anchor($0.title)))" }.joined(separator: " · ")
    }

    /// The anchor that GitHub gives a heading.
    private static func anchor(_ title: String) -> String {
        let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        return kept.replacingOccurrences(of: " ", with: "-")
    }

    private static func markdown(_ section: TransitionSection) -> [String] {
        var lines = [
            "", "## \(section.title)", "", section.types, "", section.caption, "", "```swift", section.code, "```", "",
        ]
        if section.isGrid {
            lines += grid(section.films)
        } else {
            lines += ["<p>"] + section.films.map { movingImage($0, height: 440) } + ["</p>", ""]
            lines.append("<sub>\(section.films.map(\.caption).joined(separator: " · "))</sub>")
        }
        for film in section.films {
            for strip in film.strips { lines += ["", image(film.fileName(of: strip), strip.name)] }
        }
        return lines
    }

    /// A table with four films in a row, each above its name.
    private static func grid(_ films: [TransitionFilm]) -> [String] {
        var lines = ["<table>"]
        for start in stride(from: 0, to: films.count, by: 4) {
            lines.append("<tr>")
            for film in films[start..<min(start + 4, films.count)] {
                lines.append("<td>\(movingImage(film, height: 340))<br><code>\(film.caption)</code></td>")
            }
            lines.append("</tr>")
        }
        return lines + ["</table>"]
    }

    static func movingImage(_ film: TransitionFilm, height: Int) -> String {
        let file = film.fileName + ".svg"
        return #"<a href="\#(file)"><img src="\#(file)" height="\#(height)" alt="\#(film.name), moving"></a>"#
    }

    private static func image(_ name: String, _ text: String) -> String {
        #"<a href="\#(name).svg"><img src="\#(name).svg" width="100%" alt="\#(text), moment by moment"></a>"#
    }

    private static let colophon = """
        ```sh
        swift run gallery --only Transitions
        ```

        plays every script again, looks at the stage 25 times a second, and checks that every number is one, that what a \
        finger moves follows it, and that in the end nothing is different from a screen on which there has been no \
        transition at all. The scripts are in [`Sources/Demo/Gallery/Transitions`](../Sources/Demo/Gallery/Transitions).
        """
}
