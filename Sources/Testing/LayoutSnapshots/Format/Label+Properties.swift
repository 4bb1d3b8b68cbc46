extension Label {
    /// The words and their lines, which are written as the text of elements: these properties are only compared.
    static let wordProperties: [Property<Label>] = [
        Property(changes: Property.comparison("text", marksPart: true, quoted: true) { $0.text }),
        Property(changes: Property.comparison("lines", quoted: true) { $0.lines?.joined(separator: " | ") })
            .comparedIf { $0.text == $1.text && $0.lines != nil && $1.lines != nil },
    ]

    /// The style of a line, in the order of its attributes.
    static let lineProperties: [Property<Label>] = [
        Property("font size", \.fontSize, "font-size"),
        Property("font weight", \.fontWeight, "font-weight", unless: 400),
        Property(
            write: { label, element in
                if label.color != .black { element.paint("fill", label.color) }
            },
            read: { reader, label in label.color = try reader.color("fill") ?? .black },
            changes: Property.comparison("text colour") { $0.color }),
        Property(
            write: { label, element in
                let isRightToLeft = label.isRightToLeft
                element.set("text-anchor", label.alignment.anchor(fromRightToLeft: isRightToLeft))
                element.set("direction", isRightToLeft ? "rtl" : nil)
            },
            read: { reader, label in
                let alignment = Alignment(
                    anchor: reader.element["text-anchor"], fromRightToLeft: reader.element["direction"] == "rtl")
                guard let alignment else { throw reader.failure("text-anchor") }
                label.alignment = alignment
            },
            changes: Property.comparison("alignment") { $0.alignment }),
    ]
}
