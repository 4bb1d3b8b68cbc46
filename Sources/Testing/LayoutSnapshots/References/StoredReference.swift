/// What a file among the references holds.
enum StoredReference: Hashable, Sendable {
    case scene(Scene)
    case filmstrip(Filmstrip)
    /// A picture to look at, which is compared with nothing. Only its form is known.
    case animatedSVG(SVGElement)

    /// - Throws: ``SceneFileError`` when it cannot be read, or is of another schema.
    init(_ text: String) throws {
        let root = try ElementReader.read(text)
        if root["data-filmstrip"] != nil {
            self = .filmstrip(try FilmstripReader.read(root))
        } else if root["data-scene"] != nil {
            self = .scene(try SceneReader.read(root))
        } else if root.children.contains(where: { $0.name == "style" }) {
            self = .animatedSVG(root)
        } else {
            throw SceneFileError(line: 1, reason: "This is neither a scene nor a filmstrip.")
        }
    }

    /// What the file should say.
    var canonicalText: String {
        get throws {
            switch self {
            case .scene(let scene): try SceneWriter.svg(scene)
            case .filmstrip(let film): try FilmstripWriter.svg(film)
            case .animatedSVG(let root): root.document
            }
        }
    }

    /// What a reviewer may want to know about a scene of this size. A filmstrip is large because it is many scenes.
    func note(bytes: Int) -> String? {
        guard case .scene(let scene) = self else { return nil }
        return ReportCard.budgetNote(bytes: bytes, nodes: scene.nodes.reduce(0) { $0 + 1 + $1.descendantCount })
    }
}
