import DemoCatalogue
import Foundation

/// All that a page can turn: a demo and the settings of the device. The address carries it.
struct PlaygroundState {
    var demo = Demo()
    var settings = StageSettings()

    init() {}

    /// The state of a link. What the link does not mention has its default, and what there is no value for does not count.
    init(link: String) {
        demo = Demo(link: link)
        for (name, value) in Self.items(of: link) { _ = settings.set(name, to: value) }
    }

    /// The demo's link and then each setting that has not its default.
    var link: String {
        var components = URLComponents()
        components.queryItems = settings.options.filter { $0.value != $0.defaultValue }.map {
            URLQueryItem(name: $0.name, value: $0.value)
        }
        let others = components.percentEncodedQuery ?? ""
        return others.isEmpty ? demo.link : demo.link + "&" + others
    }

    private static func items(of link: String) -> [(String, String)] {
        URLComponents(string: "?" + link)?.queryItems?.map { ($0.name, $0.value ?? "") } ?? []
    }

    /// Sets what has this name: the style, a screen, an option of the style, or a setting of the device.
    ///
    /// Returns whether there is such a thing with such a value; nothing changes otherwise.
    mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "style":
            guard let kind = Demo.Kind(rawValue: value) else { return false }
            demo = Demo(kind)
        case "over":
            guard demo.kind.hasScreens, let presenter = DemoPresenter(rawValue: value) else { return false }
            demo.presenter = presenter
        case "screen":
            guard demo.kind.hasScreens, let screen = DemoScreen(rawValue: value) else { return false }
            demo.screen = screen
        default: return demo.set(name, to: value) || settings.set(name, to: value)
        }
        return true
    }

    /// The same with the default of every option of the style.
    func reset() -> PlaygroundState {
        var state = self
        state.demo = Demo(demo.kind)
        (state.demo.presenter, state.demo.screen) = (demo.presenter, demo.screen)
        return state
    }

    /// What a page shows, in groups.
    var groups: [Panel.Group] {
        var screens = [
            choice(
                "style", "Style", demo.kind.rawValue, Demo().kind.rawValue,
                Demo.Kind.allCases.map { ($0.rawValue, $0.title) })
        ]
        if demo.kind.hasScreens {
            let standard = Demo(demo.kind)
            screens += [
                choice(
                    "over", "Over", demo.presenter.rawValue, standard.presenter.rawValue,
                    DemoPresenter.allCases.map { ($0.rawValue, $0.title) }),
                choice(
                    "screen", "Screen", demo.screen.rawValue, standard.screen.rawValue,
                    DemoScreen.allCases.map { ($0.rawValue, $0.title) }),
            ]
        }
        return [
            Panel.Group(title: "Presentation", options: screens),
            Panel.Group(title: "Options", options: demo.options.map(PanelOption.init)),
            Panel.Group(title: "Device", options: settings.options),
        ]
    }

    private func choice(
        _ name: String, _ title: String, _ value: String, _ standard: String, _ choices: [(String, String)]
    ) -> PanelOption {
        PanelOption(
            name: name, title: title, control: .choice(choices.map { PanelOption.Choice(value: $0, title: $1) }),
            value: value, defaultValue: standard)
    }
}
