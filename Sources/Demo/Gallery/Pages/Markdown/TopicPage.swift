import PresentationsTesting

/// A page with the pictures of one topic from the whole gallery.
@MainActor
enum TopicPage {
    static func markdown(_ topic: Topic) -> String {
        var lines = ["# \(topic.title)", "", topic.sentence, "", links(except: topic)]
        for style in Style.allCases {
            let sections = Catalogue.scenarios.filter { $0.style == style }.flatMap { section($0, topic) }
            if !sections.isEmpty { lines += ["", "## \(style.title)"] + sections }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The line with links to the other pages; nil stands for the gallery's first page.
    static func links(except topic: Topic?) -> String {
        let gallery = topic == nil ? [] : ["[All pictures](\(PictureStore.page))"]
        let others = Topic.allCases.filter { $0 != topic }.map { "[\($0.title)](\($0.file))" }
        return (gallery + others + ["[\(TransitionsPage.title)](\(TransitionsPage.file))"]).joined(separator: " · ")
    }

    private static func section(_ scenario: Scenario, _ topic: Topic) -> [String] {
        let settings = ordered(scenario.settings.filter { topic.includes($0, of: scenario) }, of: scenario, topic)
        guard !settings.isEmpty else { return [] }
        let images = settings.map { setting in
            Page.image(Picture(scenario: scenario, setting: setting), height: setting.isLandscape ? 300 : 480)
        }
        let names = settings.map(\.words).joined(separator: " · ")
        return ["", "### \(scenario.name)", "", scenario.caption, "", "<p>"] + images + [
            "</p>", "", "<sub>\(names)</sub>",
        ]
    }

    /// The settings in the order of the page: portrait first, each after the setting to compare it with.
    private static func ordered(_ settings: [Setting], of scenario: Scenario, _ topic: Topic) -> [Setting] {
        let known = Dictionary(
            scenario.settings.map { (Picture(scenario: scenario, setting: $0).name, $0) }, uniquingKeysWith: { $1 })
        var names: [String] = []
        for setting in settings.filter({ !$0.isLandscape }) + settings.filter(\.isLandscape) {
            for setting in [topic.usual(setting), setting] {
                guard let setting else { continue }
                let name = Picture(scenario: scenario, setting: setting).name
                if known[name] != nil, !names.contains(name) { names.append(name) }
            }
        }
        return names.compactMap { known[$0] }
    }
}
