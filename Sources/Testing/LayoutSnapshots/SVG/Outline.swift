/// A rectangle with rounded corners as a figure. One `rect` where SVG can say it, a path where corners differ.
struct Outline {
    var frame: Frame
    var radius: Points
    var rounded: Corners.Mask

    init(_ frame: Frame, _ corners: Corners?) {
        self.frame = frame
        let limit = max(frame.smallerSide.half, 0)
        radius = (corners?.radius ?? 0).clamped(to: 0...limit)
        rounded = corners?.rounded ?? .all
    }

    var element: Element {
        radius == 0 || rounded == .all ? rectangle : path
    }

    /// The outline as the boundary of what is inside a group.
    func clip(named id: String) -> Element {
        var clip = Element("clipPath", children: [element])
        clip.set("id", id)
        return clip
    }

    /// A line along the inside of the outline.
    func stroke(_ border: Border) -> Element {
        var inner = self
        let inset = border.width.half
        inner.frame = frame.insetBy(inset, inset)
        inner.radius = max(radius - inset, 0)
        var element = inner.element
        element.set("fill", "none")
        element.set("stroke", border.color.hex)
        element.setOpacity("stroke-opacity", of: border.color)
        element.set("stroke-width", border.width, unless: 1)
        return element
    }

    private var rectangle: Element {
        var element = Element("rect")
        element.set("x", frame.x, unless: 0)
        element.set("y", frame.y, unless: 0)
        element.set("width", frame.width)
        element.set("height", frame.height)
        element.set("rx", radius, unless: 0)
        return element
    }

    private var path: Element {
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
        steps.append("Z")
        var element = Element("path")
        element.set("d", steps.joined(separator: " "))
        return element
    }
}
