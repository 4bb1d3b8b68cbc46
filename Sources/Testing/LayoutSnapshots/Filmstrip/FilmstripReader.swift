/// Reads a filmstrip back from its canonical SVG.
enum FilmstripReader {
    static func read(_ svg: String) throws -> Filmstrip {
        try read(ElementReader.read(svg))
    }

    static func read(_ root: Element) throws -> Filmstrip {
        guard root.name == "svg", let schema = root["data-filmstrip"] else {
            throw SceneFileError(line: 1, reason: "This SVG is not a filmstrip.")
        }
        guard schema == String(Scene.schema) else {
            throw SceneFileError(
                line: 1, reason: "The filmstrip has schema \(schema), and this version reads \(Scene.schema).")
        }
        let pictures = try SharedElements.resolved(root).children.filter { $0["data-scene"] != nil }
        do {
            let header = AttributeReader(root)
            return Filmstrip(
                frames: try pictures.map(moment),
                script: try header.value("data-script", Filmstrip.Script.init) ?? Filmstrip.Script(),
                curve: try curve(header))
        } catch let error as AttributeError {
            throw SceneFileError(line: nil, reason: error.description)
        }
    }

    private static func curve(_ header: AttributeReader) throws -> Filmstrip.Curve? {
        guard let name = header.element["data-curve"] else { return nil }
        guard let samples = Filmstrip.Curve.samples(try header.required("data-samples")) else {
            throw header.failure("data-samples")
        }
        return Filmstrip.Curve(
            name: name, unit: try header.choice("data-unit", unless: .points),
            isDownward: try header.value("data-downward") { $0 == "true" ? true : nil } ?? false, samples: samples)
    }

    private static func moment(_ picture: Element) throws -> Filmstrip.Moment {
        let reader = AttributeReader(picture)
        let points = try reader.value("data-fingers", NumberList.points) ?? []
        guard points.count % 4 == 0 else { throw reader.failure("data-fingers") }
        let fingers = stride(from: 0, to: points.count, by: 4).map { index in
            Filmstrip.Finger(
                landing: PathPoint(points[index], points[index + 1]),
                point: PathPoint(points[index + 2], points[index + 3]))
        }
        return Filmstrip.Moment(
            time: try reader.number("data-time", unless: 0), fingers: fingers, scene: try SceneReader.read(picture))
    }
}
