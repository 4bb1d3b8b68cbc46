/// How light a scene is at a point: what the system looks at before it draws its indicators in black or white.
struct Backdrop {
    private let scene: Scene

    init(_ scene: Scene) {
        self.scene = scene
    }

    /// Whether white shows better than black there.
    func isDark(x: Points, y: Points) -> Bool {
        // The app beside this one is as light as its appearance.
        if let width = scene.appWidth, x >= width { return scene.appearance == .dark }
        var lightness = (scene.background ?? .black).lightness
        for node in scene.nodes {
            paint(node, at: Place(x: Double(x.units), y: Double(y.units)), opacity: 1, on: &lightness)
        }
        return lightness < 120
    }

    private struct Place {
        var x: Double
        var y: Double
    }

    /// Only areas count; text and paths are too small to change the answer.
    private func paint(_ node: Node, at place: Place, opacity: Double, on lightness: inout Double) {
        guard let own = inside(node, place) else { return }
        let isInside =
            (0...Double(node.frame.width.units)).contains(own.x)
            && (0...Double(node.frame.height.units)).contains(own.y)
        guard isInside || !node.clips else { return }
        let opacity = opacity * Double(node.alpha.units) / 1_000
        if isInside {
            for color in colors(of: node) {
                let share = opacity * Double(color.alpha) / 255
                lightness += (color.lightness - lightness) * share
            }
        }
        for child in node.children {
            paint(child, at: own, opacity: opacity, on: &lightness)
        }
    }

    private func colors(of node: Node) -> [Color] {
        var colors: [Color] = []
        if let color = node.background { colors.append(color) }
        if let material = node.material {
            colors.append(MaterialDrawing.tint(of: material, appearance: scene.appearance))
        }
        if let stops = node.gradient?.stops, !stops.isEmpty {
            colors.append(stops[stops.count / 2].color)
        }
        return colors
    }

    /// The place in the node's own space. Nil when the node is so flat that it covers nothing.
    private func inside(_ node: Node, _ place: Place) -> Place? {
        let frame = node.frame
        let x = place.x - Double(frame.x.units)
        let y = place.y - Double(frame.y.units)
        guard !node.transform.isIdentity else { return Place(x: x, y: y) }
        let transform = node.transform
        let (a, b, c, d) = (transform.a.value, transform.b.value, transform.c.value, transform.d.value)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9 else { return nil }
        let halfWidth = Double(frame.width.units) / 2
        let halfHeight = Double(frame.height.units) / 2
        let dx = x - halfWidth - Double(transform.tx.units)
        let dy = y - halfHeight - Double(transform.ty.units)
        return Place(
            x: (d * dx - c * dy) / determinant + halfWidth, y: (a * dy - b * dx) / determinant + halfHeight)
    }
}

extension Color {
    /// 0 for black to 255 for white, as the eye weighs the parts.
    fileprivate var lightness: Double {
        0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
}

extension Fixed {
    fileprivate var value: Double { Double(units) / Double(Scale.unitsPerOne) }
}
