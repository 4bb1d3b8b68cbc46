extension NodeWriter {
    func setIdentity(_ node: Node, implied kind: Node.Kind, on element: inout Element) {
        element.set("data-node", node.id)
        element.set("data-kind", node.kind, unless: kind)
    }

    func setFrame(_ node: Node, on element: inout Element) {
        let frame = node.frame
        element.set("data-frame", NumberList.text(frame.x, frame.y, frame.width, frame.height))
        if !node.transform.isIdentity {
            element.set("data-transform", DataText.transform(node.transform))
        }
    }

    /// Moves the origin to the node's corner; the node's own transform acts about its centre.
    func setPlace(_ node: Node, on element: inout Element) {
        let frame = node.frame
        if node.transform.isIdentity {
            guard frame.x != 0 || frame.y != 0 else { return }
            element.set("transform", "translate(\(NumberList.text(frame.x, frame.y)))")
        } else {
            let toCentre = NumberList.text(frame.midX, frame.midY)
            let back = NumberList.text(-frame.width.half, -frame.height.half)
            let matrix = DataText.transform(node.transform)
            element.set("transform", "translate(\(toCentre)) matrix(\(matrix)) translate(\(back))")
            // Nothing to be seen, and programs have given up the whole picture over a matrix without an inverse.
            element.set("display", node.transform.isEdgeOn ? "none" : nil)
        }
    }

    func setMask(_ corners: Corners, on element: inout Element) {
        guard corners.rounded != .all else { return }
        let names = Corners.Mask.names.filter { corners.rounded.contains($0.corner) }.map(\.name)
        element.set("data-corners", names.joined(separator: " "))
    }

    func setCurve(_ corners: Corners, on element: inout Element) {
        element.set("data-curve", corners.isContinuous ? "continuous" : nil)
    }

    /// What fills the outline: one colour, a gradient, or a tint that resembles a blur.
    func setFill(_ node: Node, on element: inout Element) {
        let color = node.material.map { MaterialDrawing.tint(of: $0, appearance: appearance) } ?? node.background
        if node.gradient != nil {
            element.set("fill", ReferenceID.url(.fill, node.id))
        } else {
            element.set("fill", color?.hex ?? "none")
            element.setOpacity("fill-opacity", of: color)
        }
    }

    func setEffects(_ node: Node, on element: inout Element) {
        element.set("data-material", node.material?.style)
        if let material = node.material {
            element.set("data-intensity", material.intensity, unless: 1)
        }
        element.set("data-gradient", node.gradient.map(DataText.gradient))
        element.set("data-image", node.image.map(DataText.image))
    }

    func setAccessibility(_ node: Node, on element: inout Element) {
        element.set("data-label", node.accessibilityLabel)
        element.set("data-modal", node.isModal ? "true" : nil)
    }

    /// Says what the lines that are drawn do not: the whole text where it was shortened, or that the platform did
    /// not tell the lines.
    func setWords(_ label: Label, on element: inout Element) {
        guard let lines = label.lines else {
            element.set("data-text", label.text)
            element.set("data-lines", "unknown")
            return
        }
        let shown = lines.joined(separator: " ")
        element.set("data-text", shown == label.text && !shown.isEmpty ? nil : label.text)
    }

    func setShape(_ shape: Shape, on element: inout Element) {
        element.set("d", PathData.text(shape.path))
        element.set("fill", shape.fill?.hex ?? "none")
        element.setOpacity("fill-opacity", of: shape.fill)
        element.set("fill-rule", shape.usesEvenOddRule ? "evenodd" : nil)
        element.set("stroke", shape.stroke?.hex)
        element.setOpacity("stroke-opacity", of: shape.stroke)
        element.set("stroke-width", shape.lineWidth, unless: 1)
        element.set("stroke-linecap", shape.lineCap, unless: .butt)
        element.set("stroke-linejoin", shape.lineJoin, unless: .miter)
        element.set("data-stroke-start", shape.strokeStart, unless: 0)
        element.set("data-stroke-end", shape.strokeEnd, unless: 1)
        if shape.strokeStart != 0 || shape.strokeEnd != 1 {
            element.set("data-dashes", shape.dashes.isEmpty ? nil : NumberList.text(shape.dashes))
            let dash = PathLength.dash(of: shape)
            element.set("stroke-dasharray", dash.array)
            element.set("stroke-dashoffset", dash.offset, unless: 0)
        } else if !shape.dashes.isEmpty {
            element.set("stroke-dasharray", NumberList.text(shape.dashes))
        }
    }

    /// The gradient that a node is filled with, to stand before the node or inside it.
    func gradientDefinition(_ node: Node) -> [Element] {
        guard let gradient = node.gradient else { return [] }
        return [GradientDrawing.element(gradient, named: ReferenceID.make(.fill, node.id))]
    }
}

extension Element {
    /// Adds a colour's opacity when it has one to speak of.
    mutating func setOpacity(_ name: String, of color: Color?) {
        guard let color, color.alpha != 255 else { return }
        set(name, color.opacity)
    }
}
