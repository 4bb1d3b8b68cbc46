/// Writes one node and its descendants.
///
/// A node that is a single figure is a single line: a rectangle, a path or a line of text with its data in SVG's own
/// attributes. Every other node is a group. Its tag has the data, and contains the drawing and the children.
struct NodeWriter {
    var appearance: Scene.Appearance
    var slices = PerspectiveDrawing.Slices.still

    func elements(_ node: Node) -> [SVGElement] {
        if node.isPlainRectangle {
            // A blur has no colour of its own.
            return node.gradientDefinition + [element("rect", node.with(background: node.background ?? tint(of: node)))]
        } else if node.isPlainPath {
            return [element("path", node)]
        } else if node.isPlainText, let label = node.label {
            return [element("text", node, text: LabelDrawing(label, in: node.frame).lines[0])]
        } else {
            let content = content(of: node)
            return [element("g", node, children: PerspectiveDrawing(node, in: slices)?.elements(content) ?? content)]
        }
    }

    private func element(
        _ name: String, _ node: Node, text: String? = nil, children: [SVGElement] = []
    ) -> SVGElement {
        var element = SVGElement(name, ["data-node": node.id], text: text, children: children)
        for property in Node.properties { property.write(node, &element) }
        return element
    }

    private func tint(of node: Node) -> Color? {
        node.material.map { MaterialDrawing.tint(of: $0, appearance: appearance) }
    }

    /// The drawing of a group, back to front.
    private func content(of node: Node) -> [SVGElement] {
        let outline = Outline(node.frame.atOrigin, node.corners)
        var content = node.gradientDefinition
        if let background = node.background {
            content.append(outline.filled(background))
        }
        if node.gradient != nil || node.material != nil {
            var body = outline.element
            body.setFill(of: node.with(background: tint(of: node)))
            content.append(body)
        }
        if let image = node.image {
            content += ImageDrawing(image, in: node.frame.atOrigin, of: node.id).elements
        }
        if let shape = node.shape {
            var path = SVGElement("path", ["data-part": "shape"])
            path.set(shape)
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
    /// True if the drawing is only a filled rectangle with equal corners.
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
        children.isEmpty && perspective == nil && image == nil && border == nil && shadow == nil && !clips
    }

    private var isBare: Bool {
        background == nil && material == nil && gradient == nil && corners == nil
    }

    fileprivate func with(background: Color?) -> Node {
        var node = self
        node.background = background
        return node
    }

    /// The gradient that fills a node, to be written before the node or inside it.
    fileprivate var gradientDefinition: [SVGElement] {
        gradient.map { [GradientDrawing.element($0, named: ReferenceID.make(.fill, id))] } ?? []
    }
}

extension SVGElement {
    /// Adds the fill of a node's outline: its gradient, or its colour.
    mutating func setFill(of node: Node) {
        if node.gradient != nil {
            set("fill", ReferenceID.url(.fill, node.id))
        } else {
            paint("fill", node.background, none: "none")
        }
    }

    /// Moves the origin to the node's corner; the node's own transform acts about its centre. A node in perspective is
    /// drawn piece by piece.
    mutating func setPlace(of node: Node) {
        let frame = node.frame
        if node.transform.isIdentity || node.perspective != nil {
            guard frame.x != 0 || frame.y != 0 else { return }
            set("transform", "translate(\(PathPoint(frame.x, frame.y).text))")
        } else {
            let toCentre = PathPoint(frame.midX, frame.midY).text
            let back = PathPoint(-frame.width.half, -frame.height.half).text
            set("transform", "translate(\(toCentre)) matrix(\(node.transform.text)) translate(\(back))")
            // Nothing is visible, and some viewers drop the whole picture because of a matrix without an inverse.
            set("display", node.transform.isEdgeOn ? "none" : nil)
        }
    }
}
