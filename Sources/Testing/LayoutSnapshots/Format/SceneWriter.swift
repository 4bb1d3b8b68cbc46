/// Writes a scene as canonical SVG. Equal scenes give equal text.
///
/// An element that stands for data has `data-node` or `data-part`. Everything else is drawn from that data, carries
/// none, and is skipped by the reader, so that the drawing can change without making references invalid.
package enum SceneWriter {
    package static func svg(_ scene: Scene) throws -> String {
        try element(scene).document
    }

    /// The picture as an element, for use inside another one.
    ///
    /// - Parameter isMoving: True if it is one of many pictures that are seen one after the other. Perspective is drawn
    ///   less precisely then.
    package static func element(_ scene: Scene, isMoving: Bool = false) throws -> SVGElement {
        var names: Set<String> = []
        for node in scene.nodes {
            try checkNames(of: node, against: &names)
        }
        return root(scene, isMoving ? .moving : .still)
    }

    private static func checkNames(of node: Node, against names: inout Set<String>) throws {
        guard names.insert(node.id).inserted else { throw SceneError.duplicate(node: node.id) }
        for child in node.children {
            try checkNames(of: child, against: &names)
        }
    }

    private static func root(_ scene: Scene, _ slices: PerspectiveDrawing.Slices) -> SVGElement {
        let device = DeviceFrameDrawing(scene)
        var root = SVGElement.picture(of: device.picture)
        root.set("data-scene", String(Scene.schema))
        for property in Scene.properties {
            property.write(scene, &root)
        }

        var screen = SVGElement(
            "g", ["clip-path": ReferenceID.url(.clip, "")], children: [device.screenFill])
        let frame = Frame(0, 0, scene.appWidth ?? scene.screen.width, scene.screen.height)
        for node in scene.nodes {
            if let blur = BackgroundBlur(node, screen: frame) {
                screen.children = blur.behind(screen.children)
            }
            screen.children += NodeWriter(appearance: scene.appearance, slices: slices).elements(node)
        }
        screen.children += [device.neighbor, KeyboardDrawing(scene)?.element].compactMap(\.self)
        root.children = [device.body, device.screenClip, screen] + device.overlays
        return root
    }
}
