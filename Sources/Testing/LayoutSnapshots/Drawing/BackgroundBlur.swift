/// The blur behind a material that covers the screen: everything drawn before it, out of focus.
///
/// SVG cannot blur what is behind an element, so this works only at the root, where the elements behind are a list. A
/// smaller material is drawn as its tint alone.
struct BackgroundBlur {
    private let node: Node
    private let screen: Frame
    private let deviation: Points

    /// Nil if the first figure of the node is not a material, does not cover the screen, or has not begun to blur.
    init?(_ node: Node, screen: Frame) {
        guard let node = Self.covering(node, screen), let material = node.material, material.intensity > 0
        else { return nil }
        self.node = node
        self.screen = screen
        deviation = Points(20).scaled(by: material.intensity.clamped(to: 0...1))
    }

    private static func covering(_ node: Node, _ screen: Frame) -> Node? {
        let frame = node.frame
        guard frame.x <= 0, frame.y <= 0, frame.maxX >= screen.maxX, frame.maxY >= screen.maxY,
            node.transform.isIdentity, node.perspective == nil
        else { return nil }
        if node.material != nil { return node }
        let isClear = node.background == nil && node.gradient == nil && node.shape == nil && node.image == nil
        guard isClear, let first = node.children.first else { return nil }
        return covering(first, screen)
    }

    /// The filter, and the group that it blurs. The last step makes the picture opaque again: at the edges a blur has
    /// nothing outside to mix in, so its colours are averages of the inside.
    func behind(_ content: [SVGElement]) -> [SVGElement] {
        let blur = SVGElement("feGaussianBlur", ["stdDeviation": deviation.text])
        let opaque = SVGElement("feFuncA", ["type": "linear", "slope": "0", "intercept": "1"])
        return [
            .filter(
                named: ReferenceID.make(.blur, node.id), area: screen,
                steps: [blur, SVGElement("feComponentTransfer", children: [opaque])]),
            SVGElement("g", ["filter": ReferenceID.url(.blur, node.id)], children: content),
        ]
    }
}
