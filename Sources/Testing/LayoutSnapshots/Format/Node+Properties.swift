extension Node {
    /// All properties of a node except its name and its children, in the order of their attributes.
    ///
    /// A node is written as one figure (`rect`, `path` or `text`) or as a group (`g`). The element's name decides how
    /// properties of the figure itself are written.
    static let properties: [Property<Node>] = [
        kindProperty, frameProperty, transformProperty,
        Property("perspective", \Node.perspective, "data-perspective"), cornersProperty,
        Property("opacity", \Node.alpha, "opacity", unless: 1),
        backgroundProperty, materialProperty,
        Property("gradient", \Node.gradient, "data-gradient"),
        imageProperty,
        Property("border", \Node.border, "data-border"),
        Property("shadow", \Node.shadow, "data-shadow"),
        shapeProperty, labelProperty,
        Property("accessibility label", \Node.accessibilityLabel, "data-label", quoted: true),
        Property("modal", \Node.isModal, "data-modal", "true"),
        clipsProperty,
    ]

    /// Returns the differences of a node from this one. Names and children are ignored, and numbers may differ by
    /// `units`.
    func changes(to actual: Node, within units: Int) -> [PropertyChange] {
        Self.properties.flatMap { $0.changes(self, actual, units) }
    }

    // MARK: Place

    private static let kindProperty = Property<Node>(
        write: { node, element in
            if node.kind != impliedKind(element) { element.set("data-kind", node.kind) }
        },
        read: { reader, node in node.kind = try reader.value("data-kind") ?? impliedKind(reader.element) },
        changes: Property.comparison("kind") { $0.kind })

    private static func impliedKind(_ element: SVGElement) -> Kind {
        switch element.name {
        case "path": .shape
        case "text": .label
        default: .view
        }
    }

    private static let frameProperty = Property<Node>(
        write: { node, element in
            if element.name == "rect" { element.set(node.frame) } else { element.set("data-frame", node.frame) }
        },
        read: { reader, node in
            if reader.element.name == "rect" {
                node.frame = Frame(
                    try reader.value("x") ?? 0, try reader.value("y") ?? 0, try reader.value("width") ?? 0,
                    try reader.value("height") ?? 0)
            } else {
                guard let frame: Frame = try reader.value("data-frame") else { throw reader.failure("data-frame") }
                node.frame = frame
            }
        },
        changes: { old, new, units in
            guard old?.frame != new?.frame else { return [] }
            return frameNumbers.compactMap { name, path, aspect in
                guard let old = old?.frame[keyPath: path], let new = new?.frame[keyPath: path],
                    !old.isEqual(to: new, within: units)
                else { return nil }
                return PropertyChange(name, aspect, old, new)
            }
        })

    private static let frameNumbers: [(String, WritableKeyPath<Frame, Points> & Sendable, PropertyChange.Aspect)] = [
        ("x", \.x, .position(less: "left", more: "right")), ("y", \.y, .position(less: "up", more: "down")),
        ("width", \.width, .length), ("height", \.height, .length),
    ]

    private static let transformProperty = Property<Node>(
        write: { node, element in
            element.set("data-transform", node.transform.text(unless: Transform()))
            if element.name == "g" || element.name == "path" { element.setPlace(of: node) }
        },
        read: { reader, node in node.transform = try reader.value("data-transform") ?? Transform() },
        changes: Property.comparison("transform") { $0.transform })

    private static let clipsProperty = Property<Node>(
        write: { node, element in
            guard node.clips else { return }
            // In perspective the outline is in the node's plane, with the content.
            if node.perspective == nil {
                element.set("clip-path", ReferenceID.url(.clip, node.id))
            } else {
                element.set("data-clips", "true")
            }
        },
        read: { reader, node in
            let isInPlane = try reader.flag("data-clips", "true")
            node.clips = isInPlane || reader.element["clip-path"] != nil
        },
        changes: Property.comparison("clips") { $0.clips ? "yes" : "no" })

    // MARK: Fill

    private static let cornersProperty = Property<Node>(
        \.corners, blank: Corners(radius: 0), ifAny: "rx", "data-radius",
        properties: [
            Property(
                write: { corners, element in
                    element.set(element.name == "rect" ? "rx" : "data-radius", corners.radius)
                },
                read: { reader, corners in
                    let name = reader.element.name == "rect" ? "rx" : "data-radius"
                    corners.radius = try reader.value(name) ?? 0
                },
                changes: Property.comparison("corner radius", marksPart: true) { $0.radius }),
            Property("round corners", \.rounded, "data-corners", unless: .all),
            Property(
                "corner curve", \.isContinuous, "data-curve", "continuous", inFailures: ("circular", "continuous")),
        ])

    private static let backgroundProperty = Property<Node>(
        write: { node, element in
            if element.name == "g" {
                element.set("data-fill", node.background?.text)
            } else if element.name == "rect" {
                element.setFill(of: node)
            }
        },
        read: { reader, node in
            if reader.element.name == "g" {
                node.background = try reader.value("data-fill")
            } else if reader.element.name == "rect", reader.element["data-material"] == nil,
                reader.element["data-gradient"] == nil
            {
                node.background = try reader.color("fill")
            }
        },
        changes: Property.comparison("colour") { $0.background })

    private static let materialProperty = Property<Node>(
        \.material, blank: Material(style: ""), ifAny: "data-material",
        properties: [
            Property("blur", \.style, "data-material", marksPart: true)
                .comparedIf { $0.style != Material.unknown && $1.style != Material.unknown },
            Property("blur intensity", \.intensity, "data-intensity", unless: 1, marksPart: true),
        ])

    /// The file of an image is in the picture. It is not compared with an image without a file.
    private static let imageProperty: Property<Node> = {
        let size = Property<Node>("image", \.image, "data-image")
        return Property(
            write: { node, element in
                size.write(node, &element)
                guard let image = node.image else { return }
                for property in imageDetails { property.write(image, &element) }
            },
            read: { reader, node in
                try size.read(reader, &node)
                guard var image = node.image else { return }
                for property in imageDetails { try property.read(reader, &image) }
                node.image = image
                let address = reader.drawing(of: "image", figure: "image").first?.element["href"]
                node.image?.file = address.map { String($0.dropFirst("data:".count)) }
            },
            changes: { old, new, units in
                var changes = size.changes(old, new, units)
                if let old = old?.image?.file, let new = new?.image?.file, old != new {
                    let sizes = ("\(old.utf8.count) bytes", "\(new.utf8.count) other bytes")
                    changes.append(PropertyChange(name: "image file", old: sizes.0, new: sizes.1))
                }
                return changes + imageDetails.flatMap { $0.changes(old?.image, new?.image, units) }
            })
    }()

    /// Properties of an image that not every platform tells.
    private static let imageDetails: [Property<Image>] = [
        Property("symbol", \.symbol, "data-symbol", quoted: true)
            .comparedIf { $0.symbol != nil && $1.symbol != nil },
        Property("image tint", \.tint, "data-tint").comparedIf { $0.tint != nil && $1.tint != nil },
    ]

    // MARK: Drawing

    private static let shapeProperty = Property<Node>(
        write: { node, element in
            if element.name == "path", let shape = node.shape { element.set(shape) }
        },
        read: { reader, node in
            node.shape = try reader.drawing(of: "shape", figure: "path").first.map { reader in
                var shape = Shape(path: [])
                for property in Shape.properties { try property.read(reader, &shape) }
                return shape
            }
        },
        changes: Property.comparison(of: \.shape, Shape.properties))

    private static let labelProperty = Property<Node>(
        write: { node, element in
            guard let label = node.label else { return }
            element.setWords(of: label)
            if element.name == "text" { LabelDrawing(label, in: node.frame).set(line: 0, on: &element) }
        },
        read: { reader, node in
            let lines = reader.drawing(of: "line", figure: "text")
            guard let first = lines.first else { return }
            let shown = lines.map { $0.element.text ?? "" }
            let isUnknown = reader.element["data-lines"] == "unknown"
            var label = Label(
                reader.element["data-text"] ?? shown.joined(separator: " "), lines: isUnknown ? nil : shown, fontSize: 0
            )
            for property in Label.lineProperties { try property.read(first, &label) }
            node.label = label
        },
        changes: Property.comparison(of: \.label, Label.wordProperties + Label.lineProperties))
}

extension SVGElement {
    /// Writes what the drawn lines do not contain: the whole text if it was truncated, or a mark that the platform did
    /// not tell the lines.
    fileprivate mutating func setWords(of label: Label) {
        guard let lines = label.lines else {
            set("data-text", label.text)
            set("data-lines", "unknown")
            return
        }
        let shown = lines.joined(separator: " ")
        set("data-text", shown == label.text && !shown.isEmpty ? nil : label.text)
    }
}
