import PresentationsTesting
import UIKit

/// The first page of the gallery, in Markdown.
@MainActor
enum Page {
    /// The text of the page.
    ///
    /// - Parameter obsolete: Files of an earlier page that still exist. The page lists them until they are deleted.
    static func markdown(obsolete: [String]) -> String {
        var lines = introduction
        for style in Style.allCases {
            lines += ["", "## \(style.title)", "", style.sentence]
            for scenario in Catalogue.scenarios where scenario.style == style { lines += section(scenario) }
        }
        for filmSection in FilmSection.allCases {
            lines += ["", "## \(filmSection.title)", "", filmSection.sentence]
            for film in filmSection.films { lines += section(film) }
        }
        lines += ["", "## How the pictures are made", "", colophon]
        if !obsolete.isEmpty {
            lines += ["", "<!-- \(obsoleteMark)"] + obsolete + ["-->"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The picture files that a page shows or lists as obsolete.
    static func pictures(namedBy page: String) -> Set<String> {
        var names: Set<String> = []
        var isInMark = false
        for line in page.split(separator: "\n") {
            if line.hasPrefix("<!-- \(obsoleteMark)") {
                isInMark = true
            } else if line == "-->" {
                isInMark = false
            } else if isInMark {
                names.insert(String(line))
            } else {
                let parts = line.split(separator: "\"").map(String.init)
                names.formUnion(parts.filter { $0.hasSuffix(".svg") })
            }
        }
        return names
    }

    private static let obsoleteMark = "No longer in the catalogue; delete these files if nothing else needs them."

    private static var introduction: [String] {
        let names = Catalogue.devices.map(\.words)
        let devices = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        return [
            "# Gallery",
            "",
            """
            \(Catalogue.pictures.count) pictures of ordinary view controllers that the kit presents on \(devices), and \
            \(Catalogue.films.count) filmstrips of how they move. [The transitions](\(TransitionsPage.file)) have a page of \
            their own. Each picture is a layout that the kit computed, not a drawing. Click one to enlarge it.
            """,
            "",
            """
            To filter them by style, device and appearance, clone the repository and open \
            [`\(BrowserPage.file)`](\(BrowserPage.file)) in a browser. `\(BrowserPage.file)\(BrowserPage.exampleQuery)` \
            shows the half-sheets on one phone.
            """,
            "",
            """
            More screens, among them a form, a payment and toasts, are in \
            [the cookbook](../\(BrowserPage.cookbook)/Cookbook.md), with all of their code.
            """,
            "",
            "<p>",
        ] + Catalogue.heroes.map { TransitionsPage.movingImage($0, height: 560) } + [
            "</p>",
            "",
            (Style.allCases.map(\.title) + FilmSection.allCases.map(\.title))
                .map { "[\($0)](#\(TransitionsPage.anchor($0)))" }.joined(separator: " · "),
            "",
            TopicPage.links(except: nil),
        ]
    }

    private static func section(_ scenario: Scenario) -> [String] {
        let images = scenario.portraitFirst.map { setting in
            image(Picture(scenario: scenario, setting: setting), height: setting.isLandscape ? 220 : 360)
        }
        let settings = scenario.portraitFirst.map(\.words).joined(separator: " · ")
        return ["", "### \(scenario.name)", "", scenario.caption, ""] + code(scenario.code)
            + ["<p>"] + images + ["</p>", "", "<sub>\(settings)</sub>"]
    }

    private static func section(_ film: Film) -> [String] {
        let file = film.fileName + ".svg"
        return ["", "### \(film.name)", "", film.caption, ""] + code(film.code) + [
            #"<a href="\#(file)"><img src="\#(file)" width="100%" alt="\#(film.alternativeText)"></a>"#
        ]
    }

    private static func code(_ code: String) -> [String] {
        ["```swift", code, "```", ""]
    }

    static func image(_ picture: Picture, height: Int) -> String {
        let file = picture.name + ".svg"
        return #"<a href="\#(file)"><img src="\#(file)" height="\#(height)" alt="\#(picture.alternativeText)"></a>"#
    }

    private static let colophon = """
        ```sh
        swift run gallery
        ```

        renders everything on Linux, without a Simulator. Real view controllers run on a stage with the size and the safe \
        area of the device, and a virtual clock advances until nothing moves. The command checks each picture: the \
        presented view must lie inside its container, and every number must be finite. Rendering is deterministic, so a \
        second run changes no byte. `swift run gallery --help` lists the options. The screens are in \
        [`Sources/Demo/DemoScreens`](../Sources/Demo/DemoScreens).
        """
}
