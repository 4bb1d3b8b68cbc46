/// The few words beside an outline. The text of the failure says everything; a picture has room for the beginning.
enum DiffCaption {
    /// As many characters as fit beside one another on a phone.
    private static let longest = 30
    private static let count = 2

    /// How something changed. Empty when there is nothing of it to be seen.
    static func text(_ group: ChangeGroup) -> String {
        let change = group.members[0]
        var parts: [String] = []
        var isPlaceTold = false
        for property in change.properties {
            switch property.aspect {
            case .position:
                guard !isPlaceTold, let arrow = change.arrow else { continue }
                parts.append(arrow.displacement.text)
                isPlaceTold = true
            case .length:
                parts.append(property.common)
            case .other where property.name == "transform" && change.arrow != nil:
                guard !isPlaceTold, let arrow = change.arrow else { continue }
                parts.append(arrow.displacement.text)
                isPlaceTold = true
            case .other:
                parts.append(short(property))
            }
        }
        guard let first = parts.first else { return "" }
        let number = group.members.count > 1 ? "\(group.members.count) × " : ""
        var text = number + first
        for (index, part) in parts.enumerated().dropFirst() {
            guard index < count, text.count + part.count + 2 <= longest else {
                return text + " …"
            }
            text += ", " + part
        }
        return text
    }

    /// The old value and the new one, or as much of that as there is room for.
    static func short(_ property: PropertyChange) -> String {
        let whole = "\(property.name) \(property.old) → \(property.new)"
        if whole.count <= longest { return whole }
        let end = "\(property.name) → \(property.new)"
        return end.count <= longest ? end : property.name
    }
}
