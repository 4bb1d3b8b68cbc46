/// Writes one node and what is below it.
///
/// A node that is a single figure is a single line: a rectangle, a path or a line of text with its data in SVG's own
/// attributes. Every other node is a group whose tag has the data, with the drawing and the children inside.
struct NodeWriter {
    var appearance: Scene.Appearance

    func elements(_ node: Node) -> [Element] {
        if node.isPlainRectangle {
            return gradientDefinition(node) + [rectangle(node)]
        } else if node.isPlainPath, let shape = node.shape {
            return [path(node, shape)]
        } else if node.isPlainText, let label = node.label {
            return [line(node, label)]
        } else {
            return [group(node)]
        }
    }

    private func rectangle(_ node: Node) -> Element {
        var element = Element("rect")
        setIdentity(node, implied: .view, on: &element)
        element.set("x", node.frame.x, unless: 0)
        element.set("y", node.frame.y, unless: 0)
        element.set("width", node.frame.width)
        element.set("height", node.frame.height)
        if let corners = node.corners {
            element.set("rx", corners.radius)
            setCurve(corners, on: &element)
        }
        element.set("opacity", node.alpha, unless: 1)
        setFill(node, on: &element)
        setEffects(node, on: &element)
        setAccessibility(node, on: &element)
        return element
    }

    private func path(_ node: Node, _ shape: Shape) -> Element {
        var element = Element("path")
        setIdentity(node, implied: .shape, on: &element)
        setFrame(node, on: &element)
        setPlace(node, on: &element)
        element.set("opacity", node.alpha, unless: 1)
        setShape(shape, on: &element)
        setAccessibility(node, on: &element)
        return element
    }

    private func line(_ node: Node, _ label: Label) -> Element {
        let drawing = LabelDrawing(label, in: node.frame)
        var element = Element("text", text: drawing.lines[0])
        setIdentity(node, implied: .label, on: &element)
        setFrame(node, on: &element)
        element.set("opacity", node.alpha, unless: 1)
        setWords(label, on: &element)
        drawing.set(line: 0, on: &element)
        setAccessibility(node, on: &element)
        return element
    }

    private func group(_ node: Node) -> Element {
        var element = Element("g")
        setIdentity(node, implied: .view, on: &element)
        setFrame(node, on: &element)
        setPlace(node, on: &element)
        if let corners = node.corners {
            element.set("data-radius", corners.radius)
            setMask(corners, on: &element)
            setCurve(corners, on: &element)
        }
        element.set("opacity", node.alpha, unless: 1)
        element.set("data-fill", node.background?.longHex)
        setEffects(node, on: &element)
        element.set("data-border", node.border.map(DataText.border))
        element.set("data-shadow", node.shadow.map(DataText.shadow))
        if let label = node.label {
            setWords(label, on: &element)
        }
        setAccessibility(node, on: &element)
        if node.clips {
            element.set("clip-path", ReferenceID.url(.clip, node.id))
        }
        element.children = content(of: node)
        return element
    }

    /// What a group draws, back to front.
    private func content(of node: Node) -> [Element] {
        let outline = Outline(node.frame.atOrigin, node.corners)
        var content = gradientDefinition(node)
        if node.background != nil {
            var body = outline.element
            body.set("fill", node.background?.hex)
            body.setOpacity("fill-opacity", of: node.background)
            content.append(body)
        }
        if node.gradient != nil || node.material != nil {
            var body = outline.element
            setFill(node.withoutBackground, on: &body)
            content.append(body)
        }
        if let image = node.image {
            content.append(ImageDrawing.element(image, in: node.frame.atOrigin))
        }
        if let shape = node.shape {
            var path = Element("path")
            path.set("data-part", "shape")
            setShape(shape, on: &path)
            content.append(path)
        }
        if let label = node.label {
            content += LabelDrawing(label, in: node.frame.atOrigin).elements
        }
        content += node.children.flatMap(elements)
        if let border = node.border {
            content.append(outline.stroke(border))
        }
        if node.clips {
            return [outline.clip(named: ReferenceID.make(.clip, node.id))] + content
        }
        return ShadowDrawing(node)?.under(content) ?? content
    }
}

extension Node {
    /// Nothing but a filled rectangle whose corners are all alike.
    fileprivate var isPlainRectangle: Bool {
        guard isLeaf, transform.isIdentity, shape == nil, label == nil else { return false }
        guard gradient == nil || (background == nil && material == nil) else { return false }
        guard background == nil || material == nil else { return false }
        guard let corners else { return true }
        return corners.rounded == .all && corners.radius <= frame.smallerSide.half
    }

    fileprivate var isPlainPath: Bool {
        isLeaf && shape != nil && transform.isIdentity && isBare && label == nil
    }

    fileprivate var isPlainText: Bool {
        guard let label, LabelDrawing(label, in: frame).lines.count == 1 else { return false }
        return isLeaf && shape == nil && transform.isIdentity && isBare
    }

    private var isLeaf: Bool {
        children.isEmpty && image == nil && border == nil && shadow == nil && !clips
    }

    private var isBare: Bool {
        background == nil && material == nil && gradient == nil && corners == nil
    }

    fileprivate var withoutBackground: Node {
        var node = self
        node.background = nil
        return node
    }
}
