/// Writes a filmstrip as canonical SVG: a scene's own picture for each moment, in a row.
enum FilmstripWriter {
    static func svg(_ film: Filmstrip) throws -> String {
        let row = FilmRow(film.frames.map { ($0.time, DeviceFrameDrawing($0.scene).picture) })
        let pictures = try zip(film.frames, row.places).map { frame, x in
            var picture = try SceneWriter.element(frame.scene)
            picture.children += frame.fingers.map { FingerDrawing($0).element }
            return placed(picture, frame, x: x)
        }
        let captions = row.captions()
        let feet = zip(row.middles, row.sizes).map { PathPoint($0, $1.height + FilmRow.captionHeight) }
        let curve = CurveDrawing(film, feet: feet)
        let height = row.height + FilmRow.captionHeight + (curve == nil ? 0 : CurveDrawing.height)
        // At half of its size a row of devices is wide enough.
        var root = SVGElement.picture(
            of: Frame(0, 0, row.width, height), scale: (1, 2),
            SharedElements.shared(pictures) + captions + [curve?.element].compactMap(\.self))
        root.set("data-filmstrip", String(Scene.schema))
        setHeader(film, on: &root)
        return root.document
    }

    private static func setHeader(_ film: Filmstrip, on root: inout SVGElement) {
        root.set("data-script", film.log.events.isEmpty ? nil : film.log.text)
        guard let curve = film.curve else { return }
        root.set("data-curve", curve.name)
        root.set("data-unit", curve.unit.text(unless: .points))
        root.set("data-downward", curve.isDownward ? "true" : nil)
        root.set("data-samples", curve.sampleText)
    }

    private static func placed(_ picture: SVGElement, _ frame: Filmstrip.Moment, x: Points) -> SVGElement {
        var element = SVGElement(
            "svg",
            ["x": x.text(unless: 0), "data-time": frame.time.text, "data-fingers": frame.fingers.text(unless: [])],
            children: picture.children)
        let inherited: Set = ["xmlns", "font-family"]
        element.attributes += picture.attributes.filter { !inherited.contains($0.name) }
        return element
    }
}
