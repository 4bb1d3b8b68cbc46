/// The differences between a reference and the current content of a window. The comparison is strict: it covers every
/// property of a node. Only if the reference was recorded in motion may a number differ by one unit.
package struct SceneDiff: Hashable, Sendable {
    /// A node and the map from its space to the window's.
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
        /// The number of descendants that moved along with it, or grew with it when it only grew.
        var followers: Int

        var id: String { new.node.id }
    }

    struct Rename: Hashable, Sendable {
        var old: Placed
        var new: Placed
    }

    /// A node whose position among its siblings changed.
    struct Reordering: Hashable, Sendable {
        var node: Placed
        /// The sibling that it is directly in front of now; nil if it is behind all of them.
        var behind: String?
    }

    /// The number of units by which a number may differ. The reference decides, whatever moves now.
    let tolerance: Int
    /// Differences of the screen itself: device, safe area, appearance and so on.
    var screen: [PropertyChange] = []
    /// Parents come before children.
    var changes: [Change] = []
    var renames: [Rename] = []
    var reordered: [Reordering] = []
    var added: [Placed] = []
    var removed: [Placed] = []

    package var isEmpty: Bool { nodeCount == 0 && screen.isEmpty }

    /// The number of nodes that a reader should look at.
    var nodeCount: Int {
        Set(changes.map(\.id) + renames.map(\.new.node.id) + reordered.map(\.node.node.id)).count
            + added.count + removed.count
    }

    init(reference: Scene, actual: Scene) {
        tolerance = reference.tolerance
        screen = reference.screenChanges(to: actual, within: tolerance)
        compare(Siblings(nodes: reference.nodes, parent: nil), Siblings(nodes: actual.nodes, parent: nil))
    }

    /// The number of nodes, including descendants, that moved or grew with their parent.
    private struct SubtreeCounts {
        /// Those that kept their place in the parent.
        var stayed = 0
        /// Those that fill the parent, and changed their size with it.
        var filled = 0
    }

    @discardableResult
    private mutating func compare(_ reference: Siblings, _ actual: Siblings) -> SubtreeCounts {
        let matches = SiblingMatch(reference: reference, actual: actual)
        var counts = SubtreeCounts()
        for (oldNode, newNode) in matches.pairs {
            // Usually almost all of them, and quick to check.
            guard oldNode != newNode else {
                counts.stayed += 1 + newNode.descendantCount
                continue
            }
            let (old, new) = (reference.placed(oldNode), actual.placed(newNode))
            if reference.name(of: oldNode) != actual.name(of: newNode) {
                renames.append(Rename(old: old, new: new))
            }
            let properties = oldNode.changes(to: newNode, within: tolerance)
            let fills =
                !properties.isEmpty && properties.allSatisfy { $0.aspect == .length }
                && reference.isFilled(by: oldNode) && actual.isFilled(by: newNode)
            let place = changes.count
            if !properties.isEmpty, !fills {
                changes.append(Change(old: old, new: new, properties: properties, followers: 0))
            }
            let below = compare(
                Siblings(nodes: oldNode.children, parent: old), Siblings(nodes: newNode.children, parent: new))
            if properties.contains(where: \.isMove) {
                changes[place].followers = below.stayed
                continue
            }
            counts.stayed += 1 + below.stayed
            if fills {
                counts.filled += 1 + below.filled
            } else if !properties.isEmpty {
                changes[place].followers = below.filled
            }
        }
        reordered += matches.reordered.map { Reordering(node: actual.placed($0.node), behind: $0.behind?.id) }
        added += matches.added.map(actual.placed)
        removed += matches.removed.map(reference.placed)
        return counts
    }
}

/// Nodes with the same parent.
struct Siblings {
    var nodes: [Node]
    /// Nil for the root.
    var parent: SceneDiff.Placed?

    func placed(_ node: Node) -> SceneDiff.Placed {
        SceneDiff.Placed(node: node, map: (parent?.map ?? .window).entering(node))
    }

    /// Returns whether the node covers its parent from corner to corner.
    func isFilled(by node: Node) -> Bool {
        parent.map { node.frame == $0.node.frame.atOrigin && node.transform.isIdentity } ?? false
    }

    /// The name of a node among its siblings, so that a renamed parent does not rename everything below it.
    func name(of node: Node) -> Substring {
        guard let parent, node.id.hasPrefix(parent.node.id + "/") else { return node.id[...] }
        return node.id.dropFirst(parent.node.id.count + 1)
    }
}
