/// What is different between a reference and what a window shows now. Strict: whatever a node carries is compared.
package struct SceneDiff: Hashable, Sendable {
    /// A node that both scenes have.
    struct Change: Hashable, Sendable {
        var node: String
        /// One sentence fragment per property, such as `y 426 -> 418 (up 8 pt)`.
        var properties: [String]
        /// How many nodes below went with it, when it is the place of the node that changed.
        var followers: Int
    }

    struct Rename: Hashable, Sendable {
        var old: String
        var new: String
    }

    /// Differences of the screen itself: device, safe area, appearance and so on.
    var screen: [String] = []
    /// Parents before children.
    var changes: [Change] = []
    var renames: [Rename] = []
    /// Nodes whose place among their siblings changed, with the sentence that says where they are now.
    var reordered: [Change] = []
    var added: [Node] = []
    var removed: [Node] = []

    package var isEmpty: Bool { nodeCount == 0 && screen.isEmpty }

    /// How many nodes a reader should look at.
    var nodeCount: Int {
        Set(changes.map(\.node) + renames.map(\.new) + reordered.map(\.node)).count + added.count + removed.count
    }

    init(reference: Scene, actual: Scene) {
        screen = reference.differences(from: actual)
        compare(Siblings(nodes: reference.nodes, parent: nil), Siblings(nodes: actual.nodes, parent: nil))
    }

    private mutating func compare(_ reference: Siblings, _ actual: Siblings) {
        let matches = SiblingMatch(reference: reference, actual: actual)
        for (old, new) in matches.pairs {
            if reference.name(of: old) != actual.name(of: new) {
                renames.append(Rename(old: old.id, new: new.id))
            }
            let properties = old.differences(from: new)
            if !properties.isEmpty {
                let followers = old.isElsewhere(than: new) ? new.descendantCount : 0
                changes.append(Change(node: new.id, properties: properties, followers: followers))
            }
            compare(
                Siblings(nodes: old.children, parent: old.id), Siblings(nodes: new.children, parent: new.id))
        }
        for (node, behind) in matches.reordered {
            let place = behind.map { "now in front of \($0.id)" } ?? "now behind its siblings"
            reordered.append(Change(node: node.id, properties: [place], followers: 0))
        }
        added += matches.added
        removed += matches.removed
    }
}

/// Nodes with the same parent.
struct Siblings {
    var nodes: [Node]
    var parent: String?

    /// What a node is called among its siblings, so that a renamed parent does not rename everything below it.
    func name(of node: Node) -> Substring {
        guard let parent, node.id.hasPrefix(parent + "/") else { return node.id[...] }
        return node.id.dropFirst(parent.count + 1)
    }
}
