extension Shape {
    /// All properties of a path, in the order of its attributes.
    static let properties: [Property<Shape>] = [
        Property(changes: Property.comparison("shape", marksPart: true) { _ in "a path" }),
        Property("path", \.path, "d"),
        Property("fill", \.fill, paint: "fill", none: "none"),
        Property("even-odd rule", \.usesEvenOddRule, "fill-rule", "evenodd"),
        Property("stroke", \.stroke, paint: "stroke", none: nil),
        Property("line width", \.lineWidth, "stroke-width", unless: 1),
        Property("line cap", \.lineCap, "stroke-linecap", unless: .butt),
        Property("line join", \.lineJoin, "stroke-linejoin", unless: .miter),
        Property("stroke start", \.strokeStart, "data-stroke-start", unless: 0),
        Property("stroke end", \.strokeEnd, "data-stroke-end", unless: 1),
        dashes,
    ]

    /// A partial stroke is drawn as one dash, so the shape's own dashes need another attribute.
    private static let dashes = Property<Shape>(
        write: { shape, element in
            element.set(shape.isTrimmed ? "data-dashes" : "stroke-dasharray", shape.dashes.text(unless: []))
            guard shape.isTrimmed else { return }
            let dash = PathLength.dash(of: shape)
            element.set("stroke-dasharray", dash.array)
            element.set("stroke-dashoffset", dash.offset.text(unless: 0))
        },
        read: { reader, shape in
            shape.dashes = try reader.value(shape.isTrimmed ? "data-dashes" : "stroke-dasharray") ?? []
        },
        changes: Property.comparison("dashes") { $0.dashes })

    private var isTrimmed: Bool { strokeStart != 0 || strokeEnd != 1 }
}

extension SVGElement {
    mutating func set(_ shape: Shape) {
        for property in Shape.properties { property.write(shape, &self) }
    }
}
