/// Reads a scene back from its canonical SVG.
enum SceneReader {
    static func read(_ svg: String) throws -> Scene {
        try read(ElementReader.read(svg))
    }

    static func read(_ root: Element) throws -> Scene {
        guard root.name == "svg", let schema = root["data-scene"] else {
            throw SceneFileError(line: 1, reason: "This SVG is not a layout scene.")
        }
        guard schema == String(Scene.schema) else {
            throw SceneFileError(
                line: 1, reason: "The scene has schema \(schema), and this version reads \(Scene.schema).")
        }
        do {
            var scene = try header(AttributeReader(root))
            scene.nodes = try root.children.flatMap(NodeReader.nodes)
            return scene
        } catch let error as AttributeError {
            throw SceneFileError(line: nil, reason: error.description)
        }
    }

    private static func header(_ header: AttributeReader) throws -> Scene {
        let size = try header.points("data-size", count: 2)
        let safeArea = try header.points("data-safe-area", count: 4)
        var scene = Scene(
            Scene.Screen(
                device: try header.required("data-device"),
                idiom: try header.choice("data-idiom", unless: .phone),
                width: size[0],
                height: size[1],
                scale: try header.number("data-scale", unless: 1),
                safeArea: Insets(safeArea[0], safeArea[1], safeArea[2], safeArea[3]),
                cornerRadius: try header.number("data-corner-radius", unless: 0),
                cutout: try header.choice("data-cutout", unless: .none),
                statusBarHeight: try header.number("data-status-bar", unless: 0)))
        scene.orientation = try header.choice("data-orientation", unless: .portrait)
        scene.appearance = try header.choice("data-appearance", unless: .light)
        scene.contrast = try header.choice("data-contrast", unless: .normal)
        scene.direction = try header.choice("data-direction", unless: .leftToRight)
        scene.textSize = header.element["data-text-size"] ?? "large"
        if header.element["data-app-width"] != nil {
            scene.appWidth = try header.points("data-app-width", count: 1)[0]
        }
        if header.element["data-keyboard"] != nil {
            let frame = try header.points("data-keyboard", count: 4)
            scene.keyboard = Frame(frame[0], frame[1], frame[2], frame[3])
        }
        scene.background = try header.value("data-background") { Color(hex: $0) }
        scene.isInMotion = try header.value("data-motion") { $0 == "true" ? true : nil } ?? false
        return scene
    }
}
