/// A shadow without `feDropShadow`, at which Debian's librsvg 2.54 drops the whole element.
struct ShadowDrawing {
    private let node: Node
    private let shadow: Shadow

    /// Nil when the node casts none. A node that clips cuts its own shadow off, as a layer does.
    init?(_ node: Node) {
        guard let shadow = node.shadow, shadow.opacity > 0, shadow.color.alpha > 0, !node.clips else { return nil }
        self.node = node
        self.shadow = shadow
    }

    /// What a node draws, with the shadow behind it.
    func under(_ content: [Element]) -> [Element] {
        hasOwnSilhouette ? [blur, silhouette] + content : [contentFilter, filtered(content)]
    }

    /// Whether the shadow is that of the outline. It is not where a clear view lets the shadow of its content show.
    private var hasOwnSilhouette: Bool {
        shadow.hasPath || node.background != nil || node.gradient != nil || node.material != nil
    }

    /// The outline in the shadow's colour, moved and blurred.
    private var silhouette: Element {
        let frame = node.frame.atOrigin
        let moved = Frame(shadow.dx, shadow.dy, frame.width, frame.height)
        var element = Outline(moved, node.visibleCorners).element
        element.set("fill", shadow.color.hex)
        element.set("fill-opacity", strength)
        if shadow.radius > 0 {
            element.set("filter", ReferenceID.url(.shadow, node.id))
        }
        return element
    }

    private var blur: Element {
        filter(around: Frame(shadow.dx, shadow.dy, node.frame.width, node.frame.height), steps: [gaussian(nil)])
    }

    /// The shadow of everything the node contains: the opacity of the picture, blurred, moved, made weaker and
    /// put behind the picture.
    private var contentFilter: Element {
        var offset = Element("feOffset")
        offset.set("dx", shadow.dx)
        offset.set("dy", shadow.dy)
        var merge = Element("feMerge")
        merge.children = ["shadow", "SourceGraphic"].map { name in
            var child = Element("feMergeNode")
            child.set("in", name)
            return child
        }
        let outset = Points(units: max(shadow.dx.units.magnitude, shadow.dy.units.magnitude).asInt)
        let area = node.frame.atOrigin.insetBy(-outset, -outset)
        return filter(around: area, steps: [gaussian("SourceAlpha"), offset, tint, merge])
    }

    private var tint: Element {
        func line(_ channel: String, slope: Fraction, intercept: Fraction) -> Element {
            var function = Element("feFunc\(channel)")
            function.set("type", "linear")
            function.set("slope", slope)
            function.set("intercept", intercept, unless: 0)
            return function
        }
        var transfer = Element("feComponentTransfer")
        transfer.set("result", "shadow")
        if shadow.color.hex != Color.black.hex {
            transfer.children = [
                line("R", slope: 0, intercept: Color.black.withAlpha(shadow.color.red).opacity),
                line("G", slope: 0, intercept: Color.black.withAlpha(shadow.color.green).opacity),
                line("B", slope: 0, intercept: Color.black.withAlpha(shadow.color.blue).opacity),
            ]
        }
        transfer.children.append(line("A", slope: strength, intercept: 0))
        return transfer
    }

    private func filtered(_ content: [Element]) -> Element {
        var group = Element("g", children: content)
        group.set("filter", ReferenceID.url(.shadow, node.id))
        return group
    }

    private var strength: Fraction {
        shadow.opacity.scaled(by: Int(shadow.color.alpha), over: 255)
    }

    private func gaussian(_ input: String?) -> Element {
        var element = Element("feGaussianBlur")
        element.set("in", input)
        element.set("stdDeviation", shadow.radius)
        return element
    }

    /// Three deviations hold all of a blur that can be seen.
    private func filter(around frame: Frame, steps: [Element]) -> Element {
        let outset = shadow.radius.scaled(by: 3, over: 1)
        let area = frame.insetBy(-outset, -outset)
        var element = Element("filter", children: steps)
        element.set("id", ReferenceID.make(.shadow, node.id))
        element.set("filterUnits", "userSpaceOnUse")
        element.set("x", area.x)
        element.set("y", area.y)
        element.set("width", area.width)
        element.set("height", area.height)
        element.set("color-interpolation-filters", "sRGB")
        return element
    }
}

extension UInt {
    fileprivate var asInt: Int { Int(clamping: self) }
}
