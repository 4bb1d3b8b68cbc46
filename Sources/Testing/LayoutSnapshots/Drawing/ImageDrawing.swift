/// A picture inside a node, or the area of the picture if there is no file to show.
struct ImageDrawing {
    private let image: Image
    private let frame: Frame
    private let node: String

    /// - Parameter node: The name of the node, for ids of definitions.
    init(_ image: Image, in frame: Frame, of node: String) {
        self.image = image
        self.frame = frame
        self.node = node
    }

    var elements: [SVGElement] {
        guard let file = image.file else { return [image.symbol.map(symbol) ?? placeholder] }
        guard let tint = image.tint else { return [picture(file)] }
        var shape = picture(file)
        shape.set("filter", ReferenceID.url(.tint, node))
        return [filter(filling: tint), shape]
    }

    private var placeholder: SVGElement {
        var element = Outline(place).element
        element.set("fill", SVGElement.grey)
        element.set("fill-opacity", "0.2")
        return element
    }

    private func picture(_ file: String) -> SVGElement {
        var element = SVGElement("image", ["data-part": "image"])
        element.set(place)
        switch image.placement {
        case .fill: element.set("preserveAspectRatio", "none")
        case .aspectFill: element.set("preserveAspectRatio", "xMidYMid slice")
        case .aspectFit, .center: break
        }
        element.set("href", "data:" + file)
        return element
    }

    /// One colour in every opaque part of the picture.
    private func filter(filling color: Color) -> SVGElement {
        var flood = SVGElement("feFlood")
        flood.set("flood-color", color.hex)
        if color.alpha != 255 { flood.set("flood-opacity", color.opacity) }
        let shape = SVGElement("feComposite", ["operator": "in", "in2": "SourceAlpha"])
        return .filter(named: ReferenceID.make(.tint, node), area: place, steps: [flood, shape])
    }

    /// A rounded outline instead of a glyph. SVG viewers show its name under the pointer.
    private func symbol(_ name: String) -> SVGElement {
        let line = max(place.smallerSide.scaled(by: 1, over: 12), Points(units: 1))
        var element = Outline(place.insetBy(line.half, line.half), radius: place.smallerSide.scaled(by: 1, over: 4))
            .element
        element.set("fill", "none")
        element.paint("stroke", image.tint ?? .black)
        element.set("stroke-width", line)
        element.children = [SVGElement("title", text: name)]
        return element
    }

    private var place: Frame {
        let size: (width: Points, height: Points)
        switch (image.placement, image.symbol) {
        case (.center, _): size = (image.width, image.height)
        case (.aspectFit, .some): size = scaled(by: min)
        case (.aspectFill, .some): size = scaled(by: max)
        default: return frame
        }
        return Frame(frame.midX - size.width.half, frame.midY - size.height.half, size.width, size.height)
    }

    /// Returns the picture's size in its proportions, with the smaller or the larger of the two factors to the frame.
    private func scaled(by choice: (Double, Double) -> Double) -> (width: Points, height: Points) {
        guard image.width > 0, image.height > 0 else { return (0, 0) }
        let factor = choice(frame.width.value / image.width.value, frame.height.value / image.height.value)
        func length(_ length: Points) -> Points { Points(rounding: length.value * factor) ?? 0 }
        return (length(image.width), length(image.height))
    }
}
