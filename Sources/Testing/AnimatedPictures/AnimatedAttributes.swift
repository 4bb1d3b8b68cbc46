import LayoutSnapshots

/// The attributes of an element that can change while an animated SVG is shown, in the terms of CSS.
enum AnimatedAttributes {
    /// An attribute for which CSS has a property of the same name.
    struct Property {
        let name: String
        /// The value of an element without the attribute.
        let usual: String
        var kind = Kind.number

        enum Kind {
            case number, points, color
            /// Names of definitions elsewhere. There is no gradual change between two of them.
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

    /// Returns whether the element stays the same one when the attribute changes.
    static func canChange(_ attribute: String, of element: String) -> Bool {
        property(attribute, of: element) != nil || ["transform", "display"].contains(attribute)
            || element == "text" && (attribute == "x" || attribute == "y")
    }

    /// The attribute in the syntax of a CSS rule.
    static func value(_ text: String?, of property: Property) -> String {
        let text = text ?? property.usual
        return property.kind == .points ? text + "px" : text
    }

    /// Returns whether any two of the values have values in between.
    static func isContinuous(_ values: [String?], _ property: Property) -> Bool {
        switch property.kind {
        case .number, .points: true
        case .color: values.allSatisfy { $0?.hasPrefix("#") ?? true }
        case .name: false
        }
    }
}
