import LayoutSnapshots

/// A node before it has an id: names among siblings are only known when it is clear who the siblings are.
struct UnnamedNode {
    /// Without id and children.
    var node: Node
    /// The name that the view was given.
    var name: String?
    var children: [UnnamedNode]

    /// The nodes of siblings: named after themselves or their kind, numbered from the second of a name on.
    static func nodes(_ drafts: [UnnamedNode], below parent: String = "") -> [Node] {
        var used: Set<String> = []
        return drafts.map { draft in
            let base = draft.name.map(escape) ?? draft.node.kind.rawValue
            var name = base
            var number = 1
            while !used.insert(name).inserted {
                number += 1
                name = "\(base)-\(number)"
            }
            var node = draft.node
            node.id = parent + name
            node.children = nodes(draft.children, below: node.id + "/")
            return node
        }
    }

    /// The slash separates the names of a path.
    private static func escape(_ name: String) -> String {
        name.contains(where: { $0 == "/" || $0 == "%" })
            ? name.map { $0 == "/" ? "%2F" : $0 == "%" ? "%25" : String($0) }.joined() : name
    }
}
