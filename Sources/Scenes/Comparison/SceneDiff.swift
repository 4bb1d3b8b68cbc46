/// What is different between a reference and what a window shows now. Strict: whatever a node carries is compared.
package struct SceneDiff: Hashable, Sendable {
    /// A node and the way from its space to the window's.
    struct Placed: Hashable, Sendable {
        var node: Node
        var map: WindowMap

        var outline: WindowOutline { WindowOutline(node, map) }
    }

    /// A node that both scenes have.
    struct Change: Hashable, Sendable {
        var old: Placed
        var new: Placed
        var properties: [PropertyChange]
        /// How many nodes below went with it, when it is the place of the node that changed.
        var followers: Int

        var id: String { new.node.id }
    }

    struct Rename: Hashable, Sendable {
        var old: Placed
        var new: Placed
    }

    /// A node whose place among its siblings changed.
    struct Reordering: Hashable, Sendable {
        var node: Placed
        /// What it is directly in front of now; nil behind all its siblings.
        var behind: String?
    }

    /// Differences of the screen itself: device, safe area, appearance and so on.
    var screen: [PropertyChange] = []
    /// Parents before children.
    var changes: [Change] = []
    var renames: [Rename] = []
    var reordered: [Reordering] = []
    var added: [Placed] = []
    var removed: [Placed] = []

    package var isEmpty: Bool { nodeCount == 0 && screen.isEmpty }

    /// How many nodes a reader should look at.
    var nodeCount: Int {
        Set(changes.map(\.id) + renames.map(\.new.node.id) + reordered.map(\.node.node.id)).count
            + added.count + removed.count
    }

    init(reference: Scene, actual: Scene) {
        screen = reference.differences(from: actual)
        compare(
            Siblings(nodes: reference.nodes, parent: nil, map: .window),
            Siblings(nodes: actual.nodes, parent: nil, map: .window))
    }

    /// Says how many of the nodes, and of those below them, kept their place in their parent.
    @discardableResult
    private mutating func compare(_ reference: Siblings, _ actual: Siblings) -> Int {
        let matches = SiblingMatch(reference: reference, actual: actual)
        var followers = 0
        for (oldNode, newNode) in matches.pairs {
            let (old, new) = (reference.placed(oldNode), actual.placed(newNode))
            if reference.name(of: oldNode) != actual.name(of: newNode) {
                renames.append(Rename(old: old, new: new))
            }
            let properties = oldNode.differences(from: newNode)
            let place = changes.count
            if !properties.isEmpty {
                changes.append(Change(old: old, new: new, properties: properties, followers: 0))
            }
            let below = compare(Siblings(below: old), Siblings(below: new))
            if !properties.isEmpty, oldNode.isElsewhere(than: newNode) {
                changes[place].followers = below
            } else {
                followers += 1 + below
            }
        }
        reordered += matches.reordered.map { Reordering(node: actual.placed($0.node), behind: $0.behind?.id) }
        added += matches.added.map(actual.placed)
        removed += matches.removed.map(reference.placed)
        return followers
    }
}

/// Nodes with the same parent.
struct Siblings {
    var nodes: [Node]
    var parent: String?
    /// The parent's.
    var map: WindowMap

    init(nodes: [Node], parent: String?, map: WindowMap) {
        self.nodes = nodes
        self.parent = parent
        self.map = map
    }

    init(below parent: SceneDiff.Placed) {
        self.init(nodes: parent.node.children, parent: parent.node.id, map: parent.map)
    }

    func placed(_ node: Node) -> SceneDiff.Placed {
        SceneDiff.Placed(node: node, map: map.entering(node))
    }

    /// What a node is called among its siblings, so that a renamed parent does not rename everything below it.
    func name(of node: Node) -> Substring {
        guard let parent, node.id.hasPrefix(parent + "/") else { return node.id[...] }
        return node.id.dropFirst(parent.count + 1)
    }
}
