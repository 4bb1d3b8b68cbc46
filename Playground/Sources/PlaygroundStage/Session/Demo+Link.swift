import DemoCatalogue
import Foundation

extension Demo {
    /// What an address carries of the demo, such as `style=halfSheet&over=map&screen=places&prefersGrabberVisible=true`: the
    /// kind, the screens where they can be chosen, and each option that has not its default.
    var link: String {
        var items = [URLQueryItem(name: "style", value: kind.rawValue)]
        if kind.hasScreens {
            items.append(URLQueryItem(name: "over", value: presenter.rawValue))
            items.append(URLQueryItem(name: "screen", value: screen.rawValue))
        }
        items += options.filter { !$0.isDefault }.map { URLQueryItem(name: $0.name, value: $0.value) }
        var components = URLComponents()
        components.queryItems = items
        return components.percentEncodedQuery ?? ""
    }

    /// Creates the demo of a link. What the link does not mention has its default, and what there is no value for does not
    /// count; other names are left to others.
    init(link: String) {
        let items = URLComponents(string: "?" + link)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        self.init(value("style").flatMap(Kind.init) ?? .halfSheet)
        value("over").flatMap(DemoPresenter.init).map { presenter = $0 }
        value("screen").flatMap(DemoScreen.init).map { screen = $0 }
        for item in items { set(item.name, to: item.value ?? "") }
    }
}
