/// Reads nodes: the elements with `data-node`, at any depth.
enum NodeReader {
    private static let figures: Set = ["rect", "path", "text", "g"]

    /// Returns the nodes that an element is or contains.
    static func nodes(in element: SVGElement) throws -> [Node] {
        guard let id = element["data-node"] else { return try element.children.flatMap(nodes) }
        let reader = AttributeReader(element)
        guard figures.contains(element.name) else { throw reader.failure("data-node") }
        var node = Node(id, .view, .blank)
        for property in Node.properties { try property.read(reader, &node) }
        node.children = try element.children.flatMap(nodes)
        return [node]
    }
}
