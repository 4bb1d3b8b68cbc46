/// Writes a scene as canonical SVG. Equal scenes give equal text.
///
/// An element that stands for data has `data-node` or `data-part`; everything else is drawn from that data, carries
/// none, and is skipped by the reader, so that a picture may become prettier without a reference becoming invalid.
package enum SceneWriter {
    static let fontFamily = "Inter, -apple-system, Helvetica, sans-serif"

    package static func svg(_ scene: Scene) throws -> String {
        try element(scene).document
    }

    /// The picture as an element, to be part of another one.
    static func element(_ scene: Scene) throws -> Element {
        var names: Set<String> = []
        for node in scene.nodes {
            try checkNames(of: node, against: &names)
        }
        return root(scene)
    }

    private static func checkNames(of node: Node, against names: inout Set<String>) throws {
        guard names.insert(node.id).inserted else { throw SceneError.duplicate(node: node.id) }
        for child in node.children {
            try checkNames(of: child, against: &names)
        }
    }

    private static func root(_ scene: Scene) -> Element {
        let enclosure = EnclosureDrawing(scene)
        let picture = enclosure.picture
        var root = Element("svg")
        root.set("xmlns", "http://www.w3.org/2000/svg")
        root.set("viewBox", NumberList.text(picture.x, picture.y, picture.width, picture.height))
        root.set("width", picture.width)
        root.set("height", picture.height)
        root.set("font-family", fontFamily)
        setHeader(scene, on: &root)

        var screen = Element("g")
        screen.set("clip-path", ReferenceID.url(.clip, ""))
        screen.children = [enclosure.screenFill]
        let frame = Frame(0, 0, scene.appWidth ?? scene.screen.width, scene.screen.height)
        for node in scene.nodes {
            if let blur = BackdropBlur(node, screen: frame) {
                screen.children = blur.behind(screen.children)
            }
            screen.children += NodeWriter(appearance: scene.appearance).elements(node)
        }
        if let neighbor = enclosure.neighbor { screen.children.append(neighbor) }
        if let keyboard = KeyboardDrawing(scene) { screen.children.append(keyboard.element) }

        root.children.append(enclosure.body)
        root.children.append(enclosure.screenClip)
        root.children.append(screen)
        root.children += enclosure.overlays
        return root
    }

    private static func setHeader(_ scene: Scene, on root: inout Element) {
        let screen = scene.screen
        root.set("data-scene", String(Scene.schema))
        root.set("data-device", screen.device)
        root.set("data-idiom", screen.idiom, unless: .phone)
        root.set("data-size", NumberList.text(screen.width, screen.height))
        root.set("data-scale", screen.scale)
        let safeArea = screen.safeArea
        root.set("data-safe-area", NumberList.text(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right))
        root.set("data-corner-radius", screen.cornerRadius, unless: 0)
        root.set("data-cutout", screen.cutout, unless: .none)
        root.set("data-status-bar", screen.statusBarHeight, unless: 0)
        root.set("data-orientation", scene.orientation, unless: .portrait)
        root.set("data-appearance", scene.appearance, unless: .light)
        root.set("data-contrast", scene.contrast, unless: .normal)
        root.set("data-direction", scene.direction, unless: .leftToRight)
        root.set("data-text-size", scene.textSize == "large" ? nil : scene.textSize)
        root.set("data-app-width", scene.appWidth?.text)
        root.set("data-keyboard", scene.keyboard.map { NumberList.text($0.x, $0.y, $0.width, $0.height) })
        root.set("data-background", scene.background?.longHex)
        root.set("data-motion", scene.isInMotion ? "true" : nil)
    }
}
