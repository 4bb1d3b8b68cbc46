/// A shadow without `feDropShadow`, because Debian's librsvg 2.54 does not draw elements that use it.
struct ShadowDrawing {
    private let node: Node
    private let shadow: LayerShadow

    /// Nil if the node casts no shadow. A node that clips also clips its own shadow, as a layer does.
    init?(_ node: Node) {
        guard let shadow = node.shadow, shadow.opacity > 0, shadow.color.alpha > 0, !node.clips else { return nil }
        self.node = node
        self.shadow = shadow
    }

    /// The node's own drawing, with the shadow behind it.
    func under(_ content: [SVGElement]) -> [SVGElement] {
        // The shadow of a clear view without a shadow path is that of its content.
        let isOfOutline = shadow.hasPath || node.background != nil || node.gradient != nil || node.material != nil
        let url = ReferenceID.url(.shadow, node.id)
        return isOfOutline
            ? [blur, silhouette] + content : [contentFilter, SVGElement("g", ["filter": url], children: content)]
    }

    /// The outline in the shadow's colour, moved and blurred.
    private var silhouette: SVGElement {
        var element = Outline(moved, node.visibleCorners, others: node.furtherCorners).element
        element.set("fill", shadow.color.hex)
        element.set("fill-opacity", strength)
        element.set("filter", shadow.radius > 0 ? ReferenceID.url(.shadow, node.id) : nil)
        return element
    }

    private var moved: Frame { Frame(shadow.dx, shadow.dy, node.frame.width, node.frame.height) }

    private var blur: SVGElement { filter(around: moved, steps: [gaussian(nil)]) }

    /// The shadow of everything in the node: the opacity of the picture, blurred, moved, weakened and put behind the
    /// picture.
    private var contentFilter: SVGElement {
        let offset = SVGElement("feOffset", ["dx": shadow.dx.text, "dy": shadow.dy.text])
        let merge = SVGElement(
            "feMerge", children: ["shadow", "SourceGraphic"].map { SVGElement("feMergeNode", ["in": $0]) })
        let outset = Points(units: max(abs(shadow.dx.units), abs(shadow.dy.units)))
        let area = node.frame.atOrigin.insetBy(-outset, -outset)
        return filter(around: area, steps: [gaussian("SourceAlpha"), offset, tint, merge])
    }

    private var tint: SVGElement {
        func line(_ channel: String, slope: Fraction, intercept: Fraction = 0) -> SVGElement {
            SVGElement(
                "feFunc\(channel)",
                ["type": "linear", "slope": slope.text, "intercept": intercept.text(unless: 0)])
        }
        let color = shadow.color
        let channels = color.hex == Color.black.hex ? [] : [("R", color.red), ("G", color.green), ("B", color.blue)]
        let lines = channels.map { line($0.0, slope: 0, intercept: Color.black.withAlpha($0.1).opacity) }
        return SVGElement(
            "feComponentTransfer", ["result": "shadow"], children: lines + [line("A", slope: strength)])
    }

    private var strength: Fraction {
        shadow.opacity.scaled(by: Int(shadow.color.alpha), over: 255)
    }

    private func gaussian(_ input: String?) -> SVGElement {
        SVGElement("feGaussianBlur", ["in": input, "stdDeviation": shadow.radius.text])
    }

    /// Three deviations contain all of a blur that can be seen.
    private func filter(around frame: Frame, steps: [SVGElement]) -> SVGElement {
        let outset = shadow.radius.scaled(by: 3, over: 1)
        return .filter(
            named: ReferenceID.make(.shadow, node.id), area: frame.insetBy(-outset, -outset), steps: steps)
    }
}
