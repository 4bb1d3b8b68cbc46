/// All pictures there are.
@MainActor
enum Catalogue {
    static let scenarios = cards + halfSheets + popups

    static var pictures: [Picture] {
        scenarios.flatMap { scenario in
            scenario.settings.map { Picture(scenario: scenario, setting: $0) }
        }
    }

    /// The pictures whose names contain the pattern; all of them without one.
    static func pictures(matching pattern: String?) throws -> [Picture] {
        guard let pattern else { return pictures }
        let parts = pattern.lowercased().split(separator: "*").map(String.init)
        let found = pictures.filter { contains($0.name.lowercased(), parts) }
        guard !found.isEmpty else {
            throw UsageError("no picture's name contains \(pattern); --list prints the names")
        }
        return found
    }

    /// Whether the parts occur in the name one behind the other.
    private static func contains(_ name: String, _ parts: [String]) -> Bool {
        var rest = name[...]
        for part in parts {
            guard let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) else { return false }
            rest = rest[start...].dropFirst(part.count)
        }
        return true
    }
}
