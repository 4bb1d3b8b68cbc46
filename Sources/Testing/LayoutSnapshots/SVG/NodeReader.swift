/// Reads nodes: the elements with `data-node`, at whatever depth they are drawn.
enum NodeReader {
    /// The nodes that an element is or contains.
    static func nodes(in element: Element) throws -> [Node] {
        guard element["data-node"] != nil else {
            return try element.children.flatMap(nodes)
        }
        return [try node(AttributeReader(element))]
    }

    private static func node(_ reader: AttributeReader) throws -> Node {
        switch reader.element.name {
        case "rect": try rectangle(reader)
        case "path": try path(reader)
        case "text": try line(reader)
        case "g": try group(reader)
        default: throw reader.failure("data-node")
        }
    }

    private static func rectangle(_ reader: AttributeReader) throws -> Node {
        let frame = Frame(
            try reader.number("x", unless: 0), try reader.number("y", unless: 0),
            try reader.number("width", unless: 0), try reader.number("height", unless: 0))
        var node = try identity(reader, implied: .view, frame)
        node.corners = try corners(reader, radius: "rx")
        if node.material == nil && node.gradient == nil {
            node.background = try reader.color("fill", opacity: "fill-opacity")
        }
        return node
    }

    private static func path(_ reader: AttributeReader) throws -> Node {
        var node = try identity(reader, implied: .shape, try frame(reader))
        node.shape = try shape(reader)
        return node
    }

    private static func line(_ reader: AttributeReader) throws -> Node {
        var node = try identity(reader, implied: .label, try frame(reader))
        node.label = try label(of: reader, lines: [reader])
        return node
    }

    private static func group(_ reader: AttributeReader) throws -> Node {
        let element = reader.element
        var node = try identity(reader, implied: .view, try frame(reader))
        node.transform = try reader.value("data-transform", DataText.readTransform) ?? Transform()
        node.corners = try corners(reader, radius: "data-radius")
        node.background = try reader.value("data-fill") { Color(hex: $0) }
        node.border = try reader.value("data-border", DataText.readBorder)
        node.shadow = try reader.value("data-shadow", DataText.readShadow)
        node.clips = element["clip-path"] != nil
        let parts = parts(of: element)
        node.image = try reader.value("data-image", DataText.readImage)
        node.image?.file = parts.first { $0["data-part"] == "image" }?["href"].map { String($0.dropFirst(5)) }
        node.shape = try parts.first { $0["data-part"] == "shape" }.map { try shape(AttributeReader($0)) }
        let lines = parts.filter { $0["data-part"] == "line" }
        if !lines.isEmpty {
            node.label = try label(of: reader, lines: lines.map(AttributeReader.init))
        }
        node.children = try element.children.flatMap(nodes)
        return node
    }

    /// The parts of a node itself: those of its children belong to them.
    private static func parts(of element: Element) -> [Element] {
        element.children.flatMap { child -> [Element] in
            if child["data-node"] != nil { return [] }
            return child["data-part"] == nil ? parts(of: child) : [child]
        }
    }

    private static func identity(_ reader: AttributeReader, implied: Node.Kind, _ frame: Frame) throws -> Node {
        var node = Node(
            try reader.required("data-node"), try reader.choice("data-kind", unless: implied), frame)
        node.alpha = try reader.number("opacity", unless: 1)
        if let style = reader.element["data-material"] {
            node.material = Material(style: style, intensity: try reader.number("data-intensity", unless: 1))
        }
        node.gradient = try reader.value("data-gradient", DataText.readGradient)
        node.accessibilityLabel = reader.element["data-label"]
        node.isModal = try reader.value("data-modal") { $0 == "true" ? true : nil } ?? false
        return node
    }

    private static func frame(_ reader: AttributeReader) throws -> Frame {
        let points = try reader.points("data-frame", count: 4)
        return Frame(points[0], points[1], points[2], points[3])
    }

    private static func corners(_ reader: AttributeReader, radius: String) throws -> Corners? {
        guard let radius = try reader.value(radius, { Points(text: $0) }) else { return nil }
        let rounded = try reader.value("data-corners") { text in
            let words = text.isEmpty ? [] : NumberList.words(text)
            let corners = words.compactMap { word in Corners.Mask.names.first { $0.name == word }?.corner }
            return corners.count == words.count ? Corners.Mask(corners) : nil
        }
        let isContinuous = try reader.value("data-curve") { $0 == "continuous" ? true : nil } ?? false
        return Corners(radius: radius, rounded: rounded ?? .all, isContinuous: isContinuous)
    }

    private static func label(of reader: AttributeReader, lines: [AttributeReader]) throws -> Label {
        let first = lines[0]
        let shown = lines.map { $0.element.text ?? "" }
        let isUnknown = reader.element["data-lines"] == "unknown"
        guard
            let alignment = Label.Alignment(
                anchor: first.element["text-anchor"], fromRightToLeft: first.element["direction"] == "rtl")
        else {
            throw first.failure("text-anchor")
        }
        guard let weight = Int(first.element["font-weight"] ?? "400") else { throw first.failure("font-weight") }
        let opacity: Fraction = try first.number("fill-opacity", unless: 1)
        guard let color = Color(hex: first.element["fill"] ?? Color.black.hex, opacity: opacity) else {
            throw first.failure("fill")
        }
        return Label(
            reader.element["data-text"] ?? shown.joined(separator: " "), lines: isUnknown ? nil : shown,
            fontSize: try first.number("font-size", unless: 0), fontWeight: weight, color: color,
            alignment: alignment)
    }

    private static func shape(_ reader: AttributeReader) throws -> Shape {
        guard let path = PathData.read(try reader.required("d")) else { throw reader.failure("d") }
        var shape = Shape(path: path)
        shape.fill = try reader.color("fill", opacity: "fill-opacity")
        shape.usesEvenOddRule = reader.element["fill-rule"] == "evenodd"
        shape.stroke = try reader.color("stroke", opacity: "stroke-opacity")
        shape.lineWidth = try reader.number("stroke-width", unless: 1)
        shape.lineCap = try reader.choice("stroke-linecap", unless: .butt)
        shape.lineJoin = try reader.choice("stroke-linejoin", unless: .miter)
        shape.strokeStart = try reader.number("data-stroke-start", unless: 0)
        shape.strokeEnd = try reader.number("data-stroke-end", unless: 1)
        let isTrimmed = shape.strokeStart != 0 || shape.strokeEnd != 1
        shape.dashes = try reader.value(isTrimmed ? "data-dashes" : "stroke-dasharray", NumberList.points) ?? []
        return shape
    }
}
