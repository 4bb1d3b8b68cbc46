/// A few words beside an outline. The failure's text is complete; a picture has room only for the beginning.
struct DiffCaption: Hashable, Sendable {
    var text: String
    /// Colours are easier to compare by eye than by their numbers.
    var swatch: Swatch?

    struct Swatch: Hashable, Sendable {
        /// Nil for none.
        var old: Color?
        var new: Color?
    }

    init(_ text: String, swatch: Swatch? = nil) {
        self.text = text
        self.swatch = swatch
    }

    /// A property with both values, or with as much of them as fits.
    init(_ property: PropertyChange) {
        let colors = (Color(hex: property.old), Color(hex: property.new))
        let whole = "\(property.name) \(property.old) → \(property.new)"
        let end = "\(property.name) → \(property.new)"
        if colors.0 != nil || colors.1 != nil {
            self.init(property.name, swatch: Swatch(old: colors.0, new: colors.1))
        } else if whole.count <= Self.longest {
            self.init(whole)
        } else {
            self.init(end.count <= Self.longest ? end : property.name)
        }
    }

    /// A description of changed nodes. Nil if nothing of the change can be seen.
    init?(_ group: ChangeGroup) {
        let change = group.members[0]
        var parts: [DiffCaption] = []
        if let way = change.arrow?.translation.text, change.old.node.isElsewhere(than: change.new.node) {
            parts.append(DiffCaption(way))
        }
        for property in change.properties {
            switch property.aspect {
            case .position: continue
            case .length: parts.append(DiffCaption(property.common))
            case .other where property.name == "transform" && !parts.isEmpty: continue
            case .other: parts.append(DiffCaption(property))
            }
        }
        guard let first = parts.first else { return nil }
        self = first
        if group.members.count > 1 { text = "\(group.members.count) × \(text)" }
        guard parts.count > 1 else { return }
        let both = "\(text), \(parts[1].text)"
        if parts.count == 2, swatch == nil, both.count <= Self.longest {
            text = both
            swatch = parts[1].swatch
        } else {
            text += " …"
        }
    }

    /// The number of characters that fit side by side on a phone.
    private static let longest = 30
}
