/// A gradient in the unit square of the figure that it fills.
enum GradientDrawing {
    static func element(_ gradient: Gradient, named id: String) -> Element {
        var element = gradient.kind == .radial ? radial(gradient, id) : axial(gradient, id)
        element.children = gradient.stops.map { stop in
            var child = Element("stop")
            child.set("offset", stop.location)
            child.set("stop-color", stop.color.hex)
            child.setOpacity("stop-opacity", of: stop.color)
            return child
        }
        return element
    }

    /// SVG has no conic gradient; the colours run along the line that one starts from.
    private static func axial(_ gradient: Gradient, _ id: String) -> Element {
        var element = Element("linearGradient")
        element.set("id", id)
        element.set("x1", gradient.start.x)
        element.set("y1", gradient.start.y)
        element.set("x2", gradient.end.x)
        element.set("y2", gradient.end.y)
        return element
    }

    /// The end point is the corner of the box around the ellipse where the last colour is reached.
    private static func radial(_ gradient: Gradient, _ id: String) -> Element {
        let width = gradient.end.x - gradient.start.x
        let height = gradient.end.y - gradient.start.y
        var element = Element("radialGradient")
        element.set("id", id)
        element.set("cx", Points.zero)
        element.set("cy", Points.zero)
        element.set("r", Points.one)
        element.set(
            "gradientTransform",
            "translate(\(gradient.start.x.text) \(gradient.start.y.text)) scale(\(width.text) \(height.text))")
        return element
    }
}
