import Foundation

/// The page of transitions: moving pictures and filmstrips.
@MainActor
enum TransitionsPage {
    static let file = "Transitions.md"
    static let title = "The transitions"

    static var markdown: String {
        var lines = [
            "# \(title)", "", introduction, "", "[All pictures](\(PictureStore.page)) · " + topics, "", contents,
        ]
        for section in Catalogue.transitions { lines += markdown(section) }
        lines += ["", "## How the pictures are made", "", colophon]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        Everything that the kit can do between two screens. Nothing here was recorded on a device or drawn by hand. Real view \
        controllers ran on a virtual clock, and each picture is the layout that was computed for its moment. The pictures \
        move in a browser; they stand still for readers who have asked for reduced motion. Below them are filmstrips: \
        moments of the same movement with the seconds since it began. The disc is a finger.
        """

    private static var topics: String {
        Topic.allCases.map { "[\($0.title)](\($0.file))" }.joined(separator: " · ")
    }

    private static var contents: String {
        Catalogue.transitions.map { "[\($0.title)](#\(anchor($0.title)))" }.joined(separator: " · ")
    }

    /// The anchor that GitHub gives a heading.
    static func anchor(_ title: String) -> String {
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
            for strip in film.strips {
                lines += ["", image(film.fileName(of: strip), film.alternativeText(of: strip))]
            }
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
        return #"<a href="\#(file)"><img src="\#(file)" height="\#(height)" alt="\#(film.alternativeText)"></a>"#
    }

    private static func image(_ name: String, _ text: String) -> String {
        #"<a href="\#(name).svg"><img src="\#(name).svg" width="100%" alt="\#(text)"></a>"#
    }

    private static let colophon = """
        ```sh
        swift run gallery --only Transitions
        ```

        plays every script again. It samples the stage 25 times a second and checks that something moves, that every number \
        is finite, and that the end state is the same as on a screen that never had a transition. The scripts are in \
        [`Sources/Demo/Gallery/Transitions`](../Sources/Demo/Gallery/Transitions).
        """
}
