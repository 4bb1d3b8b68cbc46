/// A gradient in the unit square of the figure that it fills.
enum GradientDrawing {
    static func element(_ gradient: Gradient, named id: String) -> SVGElement {
        var element = gradient.kind == .radial ? radial(gradient, id) : axial(gradient, id)
        element.children = gradient.stops.map { stop in
            var child = SVGElement("stop", ["offset": stop.location.text, "stop-color": stop.color.hex])
            if stop.color.alpha != 255 { child.set("stop-opacity", stop.color.opacity) }
            return child
        }
        return element
    }

    /// SVG has no conic gradient, so the colours run along the line on which a conic one begins.
    private static func axial(_ gradient: Gradient, _ id: String) -> SVGElement {
        SVGElement(
            "linearGradient",
            [
                "id": id, "x1": gradient.start.x.text, "y1": gradient.start.y.text, "x2": gradient.end.x.text,
                "y2": gradient.end.y.text,
            ])
    }

    /// The end point is the corner of the box around the ellipse on which the last colour is reached.
    private static func radial(_ gradient: Gradient, _ id: String) -> SVGElement {
        let size = Gradient.UnitPoint(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
        return SVGElement(
            "radialGradient",
            [
                "id": id, "cx": "0", "cy": "0", "r": "1",
                "gradientTransform": "translate(\(gradient.start.text)) scale(\(size.text))",
            ])
    }
}
