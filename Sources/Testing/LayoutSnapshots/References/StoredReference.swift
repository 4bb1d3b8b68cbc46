/// The content of a file among the references.
enum StoredReference: Hashable, Sendable {
    case scene(Scene)
    case filmstrip(Filmstrip)
    /// A picture to look at, which is not compared. Only its form is checked.
    case animatedSVG(SVGElement)

    /// - Throws: ``SceneFileError`` if it cannot be read, or has another schema.
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

    /// The canonical text of the file.
    var canonicalText: String {
        get throws {
            switch self {
            case .scene(let scene): try SceneWriter.svg(scene)
            case .filmstrip(let film): try FilmstripWriter.svg(film)
            case .animatedSVG(let root): root.document
            }
        }
    }

    /// A warning for a reviewer if a scene is very large. A filmstrip is large because it has many scenes.
    func note(bytes: Int) -> String? {
        guard case .scene(let scene) = self else { return nil }
        return ReportCard.budgetNote(bytes: bytes, nodes: scene.nodes.reduce(0) { $0 + 1 + $1.descendantCount })
    }
}
