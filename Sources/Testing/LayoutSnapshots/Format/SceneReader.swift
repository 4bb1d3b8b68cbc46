/// Reads a scene back from its canonical SVG.
enum SceneReader {
    static func read(_ svg: String) throws -> Scene {
        try read(ElementReader.read(svg))
    }

    static func read(_ root: SVGElement) throws -> Scene {
        try root.checkSchema("data-scene", of: "layout scene", or: "scene")
        return try AttributeError.located {
            let header = AttributeReader(root)
            var scene = Scene(.blank)
            for property in Scene.properties {
                try property.read(header, &scene)
            }
            scene.nodes = try root.children.flatMap(NodeReader.nodes)
            return scene
        }
    }
}

extension Scene.Screen {
    /// The initial value for reading a header.
    fileprivate static let blank = Scene.Screen(
        device: "", idiom: .phone, width: 0, height: 0, scale: 1, safeArea: .blank, cornerRadius: 0, cutout: .none,
        statusBarHeight: 0)
}

extension SVGElement {
    /// - Throws: An error if the root is that of another kind of file, or of another version of this kind.
    func checkSchema(_ attribute: String, of kind: String, or shortKind: String) throws {
        guard name == "svg", let schema = self[attribute] else {
            throw SceneFileError(line: 1, reason: "This SVG is not a \(kind).")
        }
        guard schema == String(Scene.schema) else {
            throw SceneFileError(
                line: 1, reason: "The \(shortKind) has schema \(schema), and this version reads \(Scene.schema).")
        }
    }
}

extension AttributeError {
    /// Turns an error about an attribute into one about the file.
    static func located<Value>(_ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch let error as AttributeError {
            throw SceneFileError(line: nil, reason: error.description)
        }
    }
}
