extension SVGElement {
    /// The root of a picture.
    ///
    /// - Parameters:
    ///   - frame: The area that it shows.
    ///   - scale: The size of the picture relative to that area.
    package static func picture(of frame: Frame, scale: (Int, Int) = (1, 1), _ children: [SVGElement] = [])
        -> SVGElement
    {
        SVGElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": frame.text,
                "width": frame.width.scaled(by: scale.0, over: scale.1).text,
                "height": frame.height.scaled(by: scale.0, over: scale.1).text,
                "font-family": "Inter, -apple-system, Helvetica, sans-serif",
            ], children: children)
    }

    /// A group that is drawn from the header and carries no data.
    static func derived(_ name: String, _ children: [SVGElement]) -> SVGElement {
        SVGElement("g", ["data-derived": name], children: children)
    }

    /// A grey that is legible on white and on black.
    static let grey = "#8e8e93"

    /// Returns text in one line. The point is on the baseline: at the start of the text, unless `anchor` is `middle` or
    /// `end`.
    static func words(
        _ words: String, x: Points, y: Points, size: Points, weight: String? = nil, color: String = grey,
        anchor: String? = nil
    ) -> SVGElement {
        SVGElement(
            "text",
            [
                "x": x.text, "y": y.text, "font-size": size.text, "font-weight": weight, "fill": color,
                "text-anchor": anchor,
            ], text: words)
    }

    /// A filter for the content of an area.
    static func filter(named id: String, area: Frame, steps: [SVGElement]) -> SVGElement {
        SVGElement(
            "filter",
            [
                "id": id, "filterUnits": "userSpaceOnUse", "x": area.x.text, "y": area.y.text,
                "width": area.width.text, "height": area.height.text, "color-interpolation-filters": "sRGB",
            ], children: steps)
    }

    /// Adds the place and the size of a rectangle.
    mutating func set(_ frame: Frame) {
        set("x", frame.x.text(unless: 0))
        set("y", frame.y.text(unless: 0))
        set("width", frame.width)
        set("height", frame.height)
    }
}
