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
            lines += ["", "## \(title(of: style))", "", sentence(about: style)]
            for scenario in Catalogue.scenarios where scenario.style == style {
                lines += section(scenario)
            }
        }
        lines += ["", "## Finger", "", sentenceAboutFilms]
        for film in Catalogue.films where film.folder == "Finger" { lines += section(film) }
        lines += ["", "## Stack", "", sentenceAboutStacks]
        for film in Catalogue.films where film.folder == "Stack" { lines += section(film) }
        lines += ["", "## Replacement", "", sentenceAboutReplacements]
        for film in Catalogue.films where film.folder == "Replacement" { lines += section(film) }
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
        let pictures = Catalogue.pictures
        return [
            "# Gallery",
            "",
            """
            \(pictures.count) pictures of ordinary view controllers, presented by the kit on \(deviceSentence), and \
            \(Catalogue.films.count) filmstrips of how they move; \
            [every transition](\(TransitionsPage.file)) moves on a page of its own. Each is a layout that the kit computed, \
            not a drawing: click one to see it large.
            """,
            "",
            "<p>",
        ] + Catalogue.heroes.map { TransitionsPage.movingImage($0, height: 560) } + [
            "</p>",
            "",
            (Style.allCases.map(title) + ["Finger", "Stack", "Replacement"]).map { "[\($0)](#\($0.lowercased()))" }
                .joined(separator: " · "),
            "",
            TopicPage.links(except: nil),
        ]
    }

    /// The names of the devices, from the smallest to the largest.
    private static var deviceSentence: String {
        let devices = Catalogue.pictures.map(\.setting.device).sorted {
            ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height)
        }
        var names: [String] = []
        for device in devices where !names.contains(spoken(device)) { names.append(spoken(device)) }
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    static func title(of style: Style) -> String {
        switch style {
        case .card: "Card"
        case .halfSheet: "Half-sheet"
        case .popup: "Popup"
        case .drawer: "Drawer"
        }
    }

    private static func sentence(about style: Style) -> String {
        switch style {
        case .card:
            "Floats inside the safe area with rounded corners and a shadow, as tall as its content."
        case .halfSheet:
            """
            Attached to the bottom edge and as tall as the chosen detent; where there is room, a column in the middle.
            """
        case .popup:
            "A small window in the middle, at the top or at the bottom, away from every edge, or at a view with an arrow."
        case .drawer:
            "Attached to the leading or the trailing edge, from the top of the screen to the bottom."
        }
    }

    private static func section(_ scenario: Scenario) -> [String] {
        // Portrait first: a row of pictures of one height is easier to read.
        let ordered = scenario.settings.filter { !$0.isLandscape } + scenario.settings.filter(\.isLandscape)
        let images = ordered.map { setting in
            image(Picture(scenario: scenario, setting: setting), height: setting.isLandscape ? 220 : 360)
        }
        let settings = ordered.map { spoken($0) }.joined(separator: " · ")
        return ["", "### \(scenario.name)", "", scenario.caption, "", "```swift", scenario.code, "```", ""]
            + ["<p>"] + images + ["</p>", "", "<sub>\(settings)</sub>"]
    }

    private static let sentenceAboutFilms = """
        What happens while a finger is on the screen, and after it: moments of one movement side by side, with the seconds \
        since it began. The disc is the finger; the line leads from where it landed.
        """

    private static let sentenceAboutReplacements = """
        A container shows another controller in place of its content, within the same presentation. Both fade, each in its own
        size, while the presented view takes the new one.
        """

    private static let sentenceAboutStacks = """
        In a navigation controller the controller on top decides how high a presentation is. A push and a pop take the \
        presentation along.
        """

    private static func section(_ film: Film) -> [String] {
        let file = film.fileName + ".svg"
        let text = "\(film.name) on \(spoken(film.setting)), moment by moment"
        return [
            "", "### \(film.name)", "", film.caption, "",
            #"<a href="\#(file)"><img src="\#(file)" width="100%" alt="\#(text)"></a>"#,
        ]
    }

    static func image(_ picture: Picture, height: Int) -> String {
        let file = picture.name + ".svg"
        let text = "\(picture.scenario.name) on \(spoken(picture.setting))"
        return #"<a href="\#(file)"><img src="\#(file)" height="\#(height)" alt="\#(text)"></a>"#
    }

    private static let colophon = """
        ```sh
        swift run gallery
        ```

        runs the kit on Linux, without a Simulator: real view controllers on a stage of the device's size and safe \
        area, with a clock that is wound until nothing moves. Every picture is checked while it is made: the presented \
        view lies inside its container, and every number is one. Running it again changes no byte. \
        `swift run gallery --help` lists the options; the screens are in \
        [`Sources/Demo/DemoScreens`](../Sources/Demo/DemoScreens).
        """

    static func spoken(_ setting: Setting) -> String {
        var words = [spoken(setting.device)]
        if setting.isLandscape { words.append("landscape") }
        if let width = setting.width { words.append("\(Int(width)) points wide") }
        if setting.isDark { words.append("dark") }
        if setting.isRightToLeft { words.append("right to left") }
        if let size = spokenSizes[setting.textSize] { words.append(size) }
        return words.joined(separator: ", ")
    }

    private static let spokenSizes: [UIContentSizeCategory: String] = [
        .extraSmall: "smallest text", .extraExtraExtraLarge: "largest ordinary text",
        .accessibilityLarge: "accessibility text", .accessibilityExtraExtraExtraLarge: "largest text",
    ]

    private static func spoken(_ device: Device) -> String {
        spokenNames[device.name] ?? device.name
    }

    private static let spokenNames = [
        "iPhoneSE": "iPhone SE", "iPhone13mini": "iPhone 13 mini", "iPhone14": "iPhone 14", "iPhone15": "iPhone 15",
        "iPhone16Pro": "iPhone 16 Pro", "iPhone16ProMax": "iPhone 16 Pro Max", "iPadMini": "iPad mini",
        "iPad11": "iPad 11″", "iPad13": "iPad 13″",
    ]
}
