/// All pictures of the gallery.
@MainActor
enum Catalogue {
    static let scenarios =
        cards + halfSheets + lists + popups + anchoredPopups + drawers + keyboards + newLook + looks

    static var pictures: [Picture] {
        scenarios.flatMap { scenario in
            scenario.settings.map { Picture(scenario: scenario, setting: $0) }
        }
    }

    /// The pictures whose names contain the pattern, or all pictures without one.
    static func pictures(matching pattern: String?) -> [Picture] {
        pictures.filter { matches($0.name, pattern) }
    }

    /// The files of all pictures and films, without their extension.
    static var names: [String] {
        pictures.map(\.name) + films.map(\.fileName) + transitionFiles(matching: nil).map(\.name)
    }

    /// Whether a name contains the pattern. An asterisk matches any text.
    static func matches(_ name: String, _ pattern: String?) -> Bool {
        guard let pattern else { return true }
        return contains(name.lowercased(), pattern.lowercased().split(separator: "*").map(String.init))
    }

    /// Whether the parts occur in the name in this order.
    private static func contains(_ name: String, _ parts: [String]) -> Bool {
        var rest = name[...]
        for part in parts {
            guard let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) else { return false }
            rest = rest[start...].dropFirst(part.count)
        }
        return true
    }
}
