import LayoutSnapshots

/// What of an element can change while an animated SVG is shown, in the terms of CSS.
enum AnimatedAttributes {
    /// An attribute that CSS knows as a property of the same name.
    struct Property {
        let name: String
        /// What an element without the attribute has.
        let usual: String
        var kind = Kind.number

        enum Kind {
            case number, points, color
            /// Names of what is elsewhere: between two of them there is nothing.
            case name
        }
    }

    private static let everywhere: [String: Property] = Dictionary(
        uniqueKeysWithValues: [
            Property(name: "opacity", usual: "1"), Property(name: "fill-opacity", usual: "1"),
            Property(name: "stroke-opacity", usual: "1"), Property(name: "fill", usual: "#000000", kind: .color),
            Property(name: "stroke", usual: "none", kind: .color),
            Property(name: "stroke-width", usual: "1", kind: .points),
            Property(name: "clip-path", usual: "none", kind: .name),
            Property(name: "filter", usual: "none", kind: .name),
        ].map { ($0.name, $0) })

    private static let geometry: [String: [String: Property]] = [
        "rect": properties("x", "y", "width", "height", "rx"), "image": properties("x", "y", "width", "height"),
        "circle": properties("cx", "cy", "r"), "text": properties("font-size"),
    ]

    private static func properties(_ names: String...) -> [String: Property] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, Property(name: $0, usual: "0", kind: .points)) })
    }

    static func property(_ attribute: String, of element: String) -> Property? {
        everywhere[attribute] ?? geometry[element]?[attribute]
    }

    /// Whether a change of the attribute leaves the element the same one.
    static func canChange(_ attribute: String, of element: String) -> Bool {
        property(attribute, of: element) != nil || ["transform", "display"].contains(attribute)
            || element == "text" && (attribute == "x" || attribute == "y")
    }

    /// The attribute as a rule says it.
    static func value(_ text: String?, of property: Property) -> String {
        let text = text ?? property.usual
        return property.kind == .points ? text + "px" : text
    }

    /// Whether there is something between any two of the values.
    static func isContinuous(_ values: [String?], _ property: Property) -> Bool {
        switch property.kind {
        case .number, .points: true
        case .color: values.allSatisfy { $0?.hasPrefix("#") ?? true }
        case .name: false
        }
    }
}
