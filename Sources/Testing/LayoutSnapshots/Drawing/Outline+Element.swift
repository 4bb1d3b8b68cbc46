extension Outline {
    /// A `rect` if SVG can express the outline, a path if corners differ.
    var element: SVGElement {
        others.isEmpty && (radius == 0 || rounded == .all) ? rectangle : path
    }

    func filled(_ color: Color) -> SVGElement {
        var element = element
        element.paint("fill", color)
        return element
    }

    /// The outline as the clip path of a group.
    func clip(named id: String) -> SVGElement {
        SVGElement("clipPath", ["id": id], children: [element])
    }

    /// A line along the inside of the outline.
    func stroke(_ border: Border) -> SVGElement {
        var inner = self
        let inset = border.width.half
        inner.frame = frame.insetBy(inset, inset)
        inner.radius = max(radius - inset, 0)
        var element = inner.element
        element.set("fill", "none")
        element.paint("stroke", border.color)
        element.set("stroke-width", border.width.text(unless: 1))
        return element
    }

    private var rectangle: SVGElement {
        var element = SVGElement("rect")
        element.set(frame)
        element.set("rx", radius.text(unless: 0))
        return element
    }

    private var path: SVGElement {
        let turns = turns
        var steps = ["M \(turns[3].end.text)"]
        for turn in turns {
            steps.append("L \(turn.start.text)")
            guard turn.start != turn.end else { continue }
            // One of the two is a distance along the edge, the other one is 0.
            let radius = Points(
                units: abs(turn.corner.x.units - turn.start.x.units) + abs(turn.corner.y.units - turn.start.y.units))
            steps.append("A \(radius.text) \(radius.text) 0 0 1 \(turn.end.text)")
        }
        return SVGElement("path", ["d": (steps + ["Z"]).joined(separator: " ")])
    }
}
