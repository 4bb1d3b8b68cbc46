/// Reads a filmstrip back from its canonical SVG.
enum FilmstripReader {
    static func read(_ svg: String) throws -> Filmstrip {
        try read(ElementReader.read(svg))
    }

    static func read(_ root: SVGElement) throws -> Filmstrip {
        try root.checkSchema("data-filmstrip", of: "filmstrip", or: "filmstrip")
        let pictures = try SharedElements.resolved(root).children.filter { $0["data-scene"] != nil }
        return try AttributeError.located {
            let header = AttributeReader(root)
            return Filmstrip(
                frames: try pictures.map(moment),
                log: try header.value("data-script") ?? EventLog(), curve: try curve(header))
        }
    }

    private static func curve(_ header: AttributeReader) throws -> Filmstrip.Curve? {
        guard let name = header.element["data-curve"] else { return nil }
        guard let samples = Filmstrip.Curve.samples(try header.required("data-samples")) else {
            throw header.failure("data-samples")
        }
        return Filmstrip.Curve(
            name: name, unit: try header.value("data-unit") ?? .points,
            isDownward: try header.flag("data-downward", "true"), samples: samples)
    }

    private static func moment(_ picture: SVGElement) throws -> Filmstrip.Moment {
        let reader = AttributeReader(picture)
        return Filmstrip.Moment(
            time: try reader.value("data-time") ?? 0, fingers: try reader.value("data-fingers") ?? [],
            scene: try SceneReader.read(picture))
    }
}

extension Filmstrip.Curve.Unit: AttributeValue {}

extension Filmstrip.Finger: FieldList {
    package static let blank = Filmstrip.Finger(landing: .blank, point: .blank)
    package static let fields = [Field(\Filmstrip.Finger.landing), Field(\.point)]
}
