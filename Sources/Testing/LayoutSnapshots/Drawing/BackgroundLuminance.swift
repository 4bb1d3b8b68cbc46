/// The lightness of a scene at a point. The system uses it to draw its indicators in black or white.
struct BackgroundLuminance {
    private let scene: Scene

    init(_ scene: Scene) {
        self.scene = scene
    }

    /// Returns whether white is more visible than black there.
    func isDark(x: Points, y: Points) -> Bool {
        // The app beside this one is as light as its appearance.
        if let width = scene.appWidth, x >= width { return scene.appearance == .dark }
        var luminance = (scene.background ?? .black).luminance
        for node in scene.nodes {
            paint(node, at: (Double(x.units), Double(y.units)), opacity: 1, on: &luminance)
        }
        return luminance < 120
    }

    /// Only areas count; texts and paths are too small to matter.
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

    /// Returns the point in the node's own space, or nil if the node is so flat that it covers nothing.
    private func inside(_ node: Node, _ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        let frame = node.frame
        let x = point.x - Double(frame.x.units)
        let y = point.y - Double(frame.y.units)
        guard !node.transform.isIdentity || node.perspective != nil else { return (x, y) }
        let transform = node.transform
        let halfWidth = Double(frame.width.units) / 2
        let halfHeight = Double(frame.height.units) / 2
        // In perspective, the point that is seen solves equations in which it is itself a factor.
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
    /// 0 for black to 255 for white, with the eye's weights for red, green and blue.
    fileprivate var luminance: Double {
        0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
}
