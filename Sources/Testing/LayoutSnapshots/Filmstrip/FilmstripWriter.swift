/// Writes a filmstrip as canonical SVG: a scene's own picture for each moment, in a row.
enum FilmstripWriter {
    private static let gap: Points = 44
    private static let captionHeight: Points = 64

    static func svg(_ film: Filmstrip) throws -> String {
        var pictures: [Element] = []
        var captions: [Element] = []
        var feet: [PathPoint] = []
        var (x, height): (Points, Points) = (0, 0)
        for frame in film.frames {
            let size = EnclosureDrawing(frame.scene).picture
            var picture = try SceneWriter.element(frame.scene)
            picture.children += frame.fingers.map { FingerDrawing($0).element }
            pictures.append(placed(picture, frame, x: x))
            feet.append(PathPoint(x + size.width.half, size.height + captionHeight))
            captions.append(caption(frame, middle: x + size.width.half, below: size.height))
            x = x + size.width + gap
            height = max(height, size.height)
        }
        let width = max(0, x - gap)
        let curve = CurveDrawing(film, feet: feet)
        height = height + captionHeight + (curve == nil ? 0 : CurveDrawing.height)
        var root = Element(
            "svg", children: SharedElements.shared(pictures) + captions + [curve?.element].compactMap(\.self))
        root.set("xmlns", "http://www.w3.org/2000/svg")
        root.set("viewBox", NumberList.text(0, 0, width, height))
        // A row of devices is wide enough at half their size.
        root.set("width", width.half)
        root.set("height", height.half)
        root.set("font-family", SceneWriter.fontFamily)
        root.set("data-filmstrip", String(Scene.schema))
        setHeader(film, on: &root)
        return root.document
    }

    private static func setHeader(_ film: Filmstrip, on root: inout Element) {
        root.set("data-script", film.script.events.isEmpty ? nil : film.script.text)
        guard let curve = film.curve else { return }
        root.set("data-curve", curve.name)
        root.set("data-unit", curve.unit, unless: .points)
        root.set("data-downward", curve.isDownward ? "true" : nil)
        root.set("data-samples", curve.sampleText)
    }

    private static func placed(_ picture: Element, _ frame: Filmstrip.Moment, x: Points) -> Element {
        var element = Element("svg", children: picture.children)
        element.set("x", x, unless: 0)
        element.set("data-time", frame.time)
        let fingers = frame.fingers.flatMap { [$0.landing.x, $0.landing.y, $0.point.x, $0.point.y] }
        element.set("data-fingers", fingers.isEmpty ? nil : NumberList.text(fingers))
        let inherited: Set = ["xmlns", "font-family"]
        element.attributes += picture.attributes.filter { !inherited.contains($0.name) }
        return element
    }

    private static func caption(_ frame: Filmstrip.Moment, middle: Points, below height: Points) -> Element {
        var text = Element("text", text: "\(frame.time.text) s")
        text.set("x", middle)
        text.set("y", height + 44)
        text.set("font-size", Points(32))
        text.set("font-weight", "500")
        text.set("fill", "#8e8e93")
        text.set("text-anchor", "middle")
        return text
    }
}

/// A finger on the screen. Drawn from the header; it carries no data.
struct FingerDrawing {
    private let finger: Filmstrip.Finger

    init(_ finger: Filmstrip.Finger) {
        self.finger = finger
    }

    var element: Element {
        var group = Element("g")
        group.set("data-derived", "finger")
        let (start, end) = (finger.landing, finger.point)
        if start != end {
            var way = Element("path")
            way.set("d", "M \(start.x.text) \(start.y.text) L \(end.x.text) \(end.y.text)")
            way.set("stroke", "#8e8e93")
            way.set("stroke-opacity", Fraction(0.6))
            way.set("stroke-width", Points(6))
            way.set("stroke-linecap", "round")
            group.children.append(way)
        }
        group.children.append(tip)
        return group
    }

    /// Where the finger is.
    var tip: Element {
        var tip = Element("circle")
        tip.set("cx", finger.point.x)
        tip.set("cy", finger.point.y)
        tip.set("r", Points(24))
        tip.set("fill", "#8e8e93")
        tip.set("fill-opacity", Fraction(0.55))
        tip.set("stroke", "#ffffff")
        tip.set("stroke-opacity", Fraction(0.9))
        tip.set("stroke-width", Points(3))
        return tip
    }
}
