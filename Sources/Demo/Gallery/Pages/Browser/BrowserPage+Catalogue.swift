import PresentationsTesting
import UIKit

extension BrowserPage {
    /// Creates the page of the whole catalogue.
    ///
    /// - Parameter size: The size of a picture, by its file.
    @MainActor
    init(_ catalogue: Catalogue.Type, size: (String) throws -> PictureSize) rethrows {
        let styles = try Style.allCases.map { style in
            let scenarios = catalogue.scenarios.filter { $0.style == style }
            let films = catalogue.heroes.filter { $0.folder == style.rawValue }
            let others = films.filter { film in !scenarios.contains { $0.name == film.name } }
            return Section(
                key: style.key, title: style.title, sentence: style.sentence,
                entries: try others.map { try Entry($0, style, size) }
                    + scenarios.map { scenario in
                        try Entry(scenario, film: films.first { $0.name == scenario.name }, size)
                    })
        }
        let films = try FilmSection.allCases.map { section in
            Section(
                key: section.key, title: section.title, sentence: section.sentence,
                entries: try section.films.map { try Entry($0, of: section, size) })
        }
        let transitions = Section(
            key: "transitions", title: "Transitions", sentence: Self.sentenceAboutTransitions,
            entries: try catalogue.transitions.map { try Entry($0, size) })
        sections = styles + films + [transitions]
        heroes = try catalogue.heroes.map { try PagePicture($0, style: "", size) }
        let pictures = sections.flatMap(\.entries).flatMap(\.pictures)
        filters = PageFilter.all(sections: sections, devices: catalogue.devices).map { $0.limited(to: pictures) }
        introduction = Self.introduction(of: pictures, on: catalogue.devices.count)
        colophon = Self.colophon
    }

    private static func introduction(of pictures: [PagePicture], on devices: Int) -> String {
        func count(_ kind: PagePicture.Kind) -> Int { pictures.filter { $0.kind == kind }.count }
        return """
            Ordinary view controllers, presented with the Swift package Presentations: \(count(.still)) layouts on \
            \(devices) devices, \(count(.moving)) moving pictures and \(count(.filmstrip)) filmstrips, each next to its code. \
            None of them is a screenshot or a drawing. The package ran on a headless UIKit, and each picture shows the layout \
            that it computed.
            """
    }

    private static let sentenceAboutTransitions = """
        Between two screens: presented, pushed and in tabs, on their own and driven by a finger. The moving pictures come \
        first, then moments of them side by side. The disc is the finger. Moving pictures stand still for readers who have \
        asked for reduced motion.
        """

    private static let colophon = """
        `swift run gallery` makes this page and its pictures on Linux, without a Simulator. Rendering is deterministic: a \
        second run changes no byte.
        """
}

extension BrowserPage.Entry {
    @MainActor
    fileprivate init(
        _ scenario: Scenario, film: TransitionFilm?, _ size: (String) throws -> PictureSize
    ) rethrows {
        let moving = try film.map { [try PagePicture(hero: $0, style: scenario.style.key, size)] } ?? []
        self.init(
            key: "\(scenario.style.key)-\(scenario.name)", title: BrowserPage.heading(scenario.name),
            caption: scenario.caption, code: scenario.code,
            pictures: moving
                + (try scenario.portraitFirst.map { setting in
                    try PagePicture(Picture(scenario: scenario, setting: setting), size)
                }))
    }

    @MainActor
    fileprivate init(
        _ film: TransitionFilm, _ style: Style, _ size: (String) throws -> PictureSize
    ) rethrows {
        self.init(
            key: "\(style.key)-\(film.name)", title: BrowserPage.heading(film.name), caption: "\(film.caption).",
            code: film.code, pictures: [try PagePicture(hero: film, style: style.key, size)])
    }

    @MainActor
    fileprivate init(
        _ film: Film, of section: FilmSection, _ size: (String) throws -> PictureSize
    ) rethrows {
        self.init(
            key: "\(section.key)-\(film.name)", title: film.title ?? BrowserPage.heading(film.name),
            caption: film.caption, code: film.code,
            pictures: [
                try PagePicture(
                    file: film.fileName, kind: .filmstrip, caption: film.setting.words,
                    alternativeText: film.alternativeText, style: section.key, setting: film.setting, size)
            ])
    }

    @MainActor
    fileprivate init(_ section: TransitionSection, _ size: (String) throws -> PictureSize) rethrows {
        let moving = try section.films.map { film in
            var picture = try PagePicture(film, style: "transitions", size)
            if film.caption.hasPrefix(".") { picture.caption = "`\(film.caption)`" }
            return picture
        }
        let strips = try section.films.flatMap { film in
            try film.strips.map { strip in
                try PagePicture(
                    file: film.fileName(of: strip), kind: .filmstrip, caption: BrowserPage.caption(ofStrip: strip.name),
                    alternativeText: film.alternativeText(of: strip), style: "transitions", setting: film.setting, size)
            }
        }
        self.init(
            key: "transitions-\(BrowserPage.key(section.titleWithoutCode))", title: section.titleWithoutCode,
            types: section.types, caption: section.caption, code: section.code, pictures: moving + strips)
    }
}

extension PagePicture {
    @MainActor
    fileprivate init(_ picture: Picture, _ size: (String) throws -> PictureSize) rethrows {
        try self.init(
            file: picture.name, kind: .still, caption: picture.setting.words,
            alternativeText: picture.alternativeText, style: picture.scenario.style.key, setting: picture.setting, size)
    }

    @MainActor
    fileprivate init(
        hero film: TransitionFilm, style: String, _ size: (String) throws -> PictureSize
    ) rethrows {
        try self.init(film, style: style, size)
        caption = "\(film.setting.words), moving"
    }

    @MainActor
    fileprivate init(
        _ film: TransitionFilm, style: String, _ size: (String) throws -> PictureSize
    ) rethrows {
        try self.init(
            file: film.fileName, kind: .moving, caption: film.caption, alternativeText: film.alternativeText,
            style: style, setting: film.setting, size)
    }

    fileprivate init(
        file: String, kind: Kind, caption: String, alternativeText: String, style: String, setting: Setting,
        _ size: (String) throws -> PictureSize
    ) rethrows {
        let full = try size(file + ".svg")
        let height = kind == .filmstrip ? full.height : setting.isLandscape ? 200 : 320
        self.init(
            file: file + ".svg", kind: kind, caption: caption, alternativeText: alternativeText,
            size: full.scaled(toHeight: height), properties: setting.properties)
        properties[.style] = style
        properties[.picture] = kind.rawValue
    }
}
