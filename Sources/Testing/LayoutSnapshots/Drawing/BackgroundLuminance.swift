/// How light a scene is at a point: what the system looks at before it draws its indicators in black or white.
struct BackgroundLuminance {
    private let scene: Scene

    init(_ scene: Scene) {
        self.scene = scene
    }

    /// Whether white shows better than black there.
    func isDark(x: Points, y: Points) -> Bool {
        // The app beside this one is as light as its appearance.
        if let width = scene.appWidth, x >= width { return scene.appearance == .dark }
        var luminance = (scene.background ?? .black).luminance
        for node in scene.nodes {
            paint(node, at: (Double(x.units), Double(y.units)), opacity: 1, on: &luminance)
        }
        return luminance < 120
    }

    /// Only areas count; text and paths are too small to change the answer.
    private func paint(
        _ node: Node, at point: (x: Double, y: Double), opacity: Double, on luminance: inout Double
    ) {
        guard let own = inside(node, point) else { return }
        let isInside =
            (0...Double(node.frame.width.units)).contains(own.x)
            && (0...Double(node.frame.height.units)).contains(own.y)
        guard isInside || !node.clips else { return }
        let opacity = opacity * node.alpha.value
        if isInside {
            for color in colors(of: node) {
                luminance += (color.luminance - luminance) * opacity * Double(color.alpha) / 255
            }
        }
        for child in node.children {
            paint(child, at: own, opacity: opacity, on: &luminance)
        }
    }

    private func colors(of node: Node) -> [Color] {
        let stops = node.gradient?.stops ?? []
        return [
            node.background, node.material.map { MaterialDrawing.tint(of: $0, appearance: scene.appearance) },
            stops.isEmpty ? nil : stops[stops.count / 2].color,
        ].compactMap(\.self)
    }

    /// The point in the node's own space. Nil when the node is so flat that it covers nothing.
    private func inside(_ node: Node, _ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        let frame = node.frame
        let x = point.x - Double(frame.x.units)
        let y = point.y - Double(frame.y.units)
        guard !node.transform.isIdentity || node.perspective != nil else { return (x, y) }
        let transform = node.transform
        let halfWidth = Double(frame.width.units) / 2
        let halfHeight = Double(frame.height.units) / 2
        // In perspective, what is seen at a point solves equations in which the point itself is a factor.
        let depth = SIMD2(node.perspective?.x.value ?? 0, node.perspective?.y.value ?? 0) / Double(Points.one.units)
        let (a, b) = (transform.a.value - depth.x * (x - halfWidth), transform.b.value - depth.x * (y - halfHeight))
        let (c, d) = (transform.c.value - depth.y * (x - halfWidth), transform.d.value - depth.y * (y - halfHeight))
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9 else { return nil }
        let dx = x - halfWidth - Double(transform.tx.units)
        let dy = y - halfHeight - Double(transform.ty.units)
        return ((d * dx - c * dy) / determinant + halfWidth, (a * dy - b * dx) / determinant + halfHeight)
    }
}

extension Color {
    /// 0 for black to 255 for white, as the eye weighs the parts.
    fileprivate var luminance: Double {
        0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
}
