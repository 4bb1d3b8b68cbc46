/// The text of a failure for two scenes: what moved, and by how many points.
struct DiffReport {
    var diff: SceneDiff
    /// The reference's name, such as `Card/default@iPhone15`.
    var name: String
    /// The number of lines of each kind that are printed before the rest is only counted.
    var limit = 12

    var lines: [String] { [verdict] + details + [diff.toleranceText].compactMap(\.self) }

    /// The differences, line by line: the most important first, parents before children, one line for each cause.
    var details: [String] {
        var lines: [String] = []
        if !diff.screen.isEmpty {
            lines.append("  screen   \(diff.screen.map(\.text).joined(separator: ", "))")
        }
        lines += capped(ChangeGroup.groups(of: diff.changes), counting: \.members.count) { group in
            let place = group.placeOnScreen.map { ", \($0)" } ?? ""
            let followers = Self.descendants(group.followers, joinedBy: group.members.count == 1 ? "and" : "with")
            return "\(group.name)\(followers)   \(group.properties)\(place)"
        }
        lines += capped(diff.added) { "added \(Self.description(of: $0.node))" }
        lines += capped(diff.removed) { "removed \(Self.description(of: $0.node))" }
        lines += capped(diff.reordered) { reordering in
            let place = reordering.behind.map { "now in front of \($0)" } ?? "now behind its siblings"
            return "\(reordering.node.node.id)   \(place)"
        }
        lines += capped(diff.renames) { "renamed \($0.old.node.id) -> \($0.new.node.id)" }
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

    /// Returns a line for each of the first items, and the number of nodes in the others.
    private func capped<Item>(
        _ items: [Item], counting count: (Item) -> Int = { _ in 1 }, _ line: (Item) -> String
    ) -> [String] {
        let shown = items.prefix(limit).map { "  " + line($0) }
        let rest = items.dropFirst(limit).reduce(0) { $0 + count($1) }
        return rest > 0 ? shown + ["  ... and \(rest) more"] : shown
    }

    private static func description(of node: Node) -> String {
        "\(node.id)\(descendants(node.descendantCount)) (\(node.kind.rawValue) at \(node.frame.text))"
    }

    private static func descendants(_ count: Int, joinedBy word: String = "and") -> String {
        switch count {
        case 0: ""
        case 1: " \(word) 1 descendant"
        default: " \(word) \(count) descendants"
        }
    }
}

extension SceneDiff {
    /// The tolerance of a number, if there is one.
    var toleranceText: String? {
        tolerance > 0 ? "Tolerance: \(Points(units: tolerance).text) pt, in motion" : nil
    }

    /// `1 node` or `3 nodes`.
    var nodeCountText: String {
        nodeCount == 1 ? "1 node" : "\(nodeCount) nodes"
    }
}
