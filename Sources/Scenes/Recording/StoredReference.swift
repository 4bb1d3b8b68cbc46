/// What a file among the references holds.
enum StoredReference: Hashable, Sendable {
    case scene(Scene)
    case filmstrip(Filmstrip)
    /// A picture to look at, which is compared with nothing. Only its form is known.
    case movingPicture(Element)

    /// - Throws: ``SceneFileError`` when it cannot be read, or is of another schema.
    init(_ text: String) throws {
        let root = try ElementReader.read(text)
        if root["data-filmstrip"] != nil {
            self = .filmstrip(try FilmstripReader.read(text))
        } else if root["data-scene"] != nil {
            self = .scene(try SceneReader.read(root))
        } else if root.children.contains(where: { $0.name == "style" }) {
            self = .movingPicture(root)
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
            case .movingPicture(let root): root.document
            }
        }
    }

    /// How many nodes a reader has to look at: of a filmstrip those of the longest picture.
    var nodeCount: Int {
        switch self {
        case .scene(let scene): scene.nodeCount
        case .filmstrip(let film): film.frames.map(\.scene.nodeCount).max() ?? 0
        case .movingPicture: 0
        }
    }
}

extension Scene {
    fileprivate var nodeCount: Int { nodes.reduce(0) { $0 + 1 + $1.descendantCount } }
}
