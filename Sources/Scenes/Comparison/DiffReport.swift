/// The text of a failure: what moved and by how many points, where the reference is, and how to accept what is new.
struct DiffReport {
    var diff: SceneDiff
    /// The reference's name, such as `Card/default@iPhone15`.
    var name: String
    var referencePath: String
    var acceptCommand: String
    /// How many lines of one sort are printed before the rest is counted.
    var limit = 12

    var text: String {
        ([verdict] + details + ["Reference: \(referencePath)", "To accept: \(acceptCommand)"])
            .joined(separator: "\n")
    }

    /// What is different, line by line.
    var details: [String] {
        var lines: [String] = []
        if !diff.screen.isEmpty {
            lines.append("  screen   \(diff.screen.joined(separator: ", "))")
        }
        lines += capped(diff.changes) { change in
            let followers =
                switch change.followers {
                case 0: ""
                case 1: " and 1 descendant"
                default: " and \(change.followers) descendants"
                }
            return "\(change.node)\(followers)   \(change.properties.joined(separator: ", "))"
        }
        lines += capped(diff.reordered) { "\($0.node)   \($0.properties.joined(separator: ", "))" }
        lines += capped(diff.renames) { "renamed \($0.old) -> \($0.new)" }
        lines += capped(diff.added) { "added \(description(of: $0))" }
        lines += capped(diff.removed) { "removed \(description(of: $0))" }
        return lines
    }

    private var verdict: String {
        let nodes = diff.nodeCountText
        if diff.screen.isEmpty {
            return "\(name): \(nodes) \(diff.nodeCount == 1 ? "differs" : "differ")"
        } else if diff.nodeCount == 0 {
            return "\(name): the screen differs"
        } else {
            return "\(name): the screen and \(nodes) differ"
        }
    }

    private func capped<Item>(_ items: [Item], _ line: (Item) -> String) -> [String] {
        let shown = items.prefix(limit).map { "  " + line($0) }
        return items.count > limit ? shown + ["  ... and \(items.count - limit) more"] : shown
    }

    private func description(of node: Node) -> String {
        let frame = node.frame
        let place = NumberList.text(frame.x, frame.y, frame.width, frame.height)
        let below = node.descendantCount
        let descendants = below == 0 ? "" : below == 1 ? " and 1 descendant" : " and \(below) descendants"
        return "\(node.id)\(descendants) (\(node.kind.rawValue) at \(place))"
    }
}

extension SceneDiff {
    /// `1 node` or `3 nodes`.
    var nodeCountText: String {
        nodeCount == 1 ? "1 node" : "\(nodeCount) nodes"
    }
}
