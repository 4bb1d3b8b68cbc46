extension Outline {
    /// One `rect` where SVG can say it, a path where corners differ.
    var element: SVGElement {
        radius == 0 || rounded == .all ? rectangle : path
    }

    func filled(_ color: Color) -> SVGElement {
        var element = element
        element.paint("fill", color)
        return element
    }

    /// The outline as the boundary of what is inside a group.
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
        var steps: [String] = []
        func go(_ command: String, _ x: Points, _ y: Points) {
            steps.append("\(command) \(x.text) \(y.text)")
        }
        func arc(_ corner: Corners.Mask, _ x: Points, _ y: Points) {
            guard rounded.contains(corner) else { return }
            steps.append("A \(radius.text) \(radius.text) 0 0 1 \(x.text) \(y.text)")
        }
        func inset(_ corner: Corners.Mask) -> Points {
            rounded.contains(corner) ? radius : 0
        }
        go("M", frame.x + inset(.topLeft), frame.y)
        go("L", frame.maxX - inset(.topRight), frame.y)
        arc(.topRight, frame.maxX, frame.y + radius)
        go("L", frame.maxX, frame.maxY - inset(.bottomRight))
        arc(.bottomRight, frame.maxX - radius, frame.maxY)
        go("L", frame.x + inset(.bottomLeft), frame.maxY)
        arc(.bottomLeft, frame.x, frame.maxY - radius)
        go("L", frame.x, frame.y + inset(.topLeft))
        arc(.topLeft, frame.x + radius, frame.y)
        return SVGElement("path", ["d": (steps + ["Z"]).joined(separator: " ")])
    }
}
