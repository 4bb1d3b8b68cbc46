/// Matches the nodes of two lists: by name, then the rest by kind, place and order, so that a renamed node is reported
/// as renamed.
struct SiblingMatch {
    /// In the order of the new list.
    private(set) var pairs: [(old: Node, new: Node)] = []
    private(set) var added: [Node] = []
    private(set) var removed: [Node] = []
    /// Nodes that changed places with others, and the node that each is directly in front of now.
    private(set) var reordered: [(node: Node, behind: Node?)] = []

    init(reference: Siblings, actual: Siblings) {
        var partner: [Int: Int] = [:]
        var leftOver = Array(reference.nodes.indices)
        let places = Dictionary(
            reference.nodes.indices.map { (reference.name(of: reference.nodes[$0]), $0) },
            uniquingKeysWith: { first, _ in first })
        for (index, node) in actual.nodes.enumerated() {
            guard let place = places[actual.name(of: node)], leftOver.contains(place) else { continue }
            partner[index] = place
            leftOver.removeAll { $0 == place }
        }
        for (index, node) in actual.nodes.enumerated() where partner[index] == nil {
            let same = leftOver.first { place in
                reference.nodes[place].kind == node.kind && reference.nodes[place].frame == node.frame
            }
            guard let same else { continue }
            partner[index] = same
            leftOver.removeAll { $0 == same }
        }

        removed = leftOver.map { reference.nodes[$0] }
        var order: [(place: Int, index: Int)] = []
        for (index, node) in actual.nodes.enumerated() {
            if let place = partner[index] {
                pairs.append((reference.nodes[place], node))
                order.append((place, index))
            } else {
                added.append(node)
            }
        }
        let steady = Set(Self.longestIncreasing(order.map(\.place)))
        for (position, entry) in order.enumerated() where !steady.contains(position) {
            let behind = position > 0 ? actual.nodes[order[position - 1].index] : nil
            reordered.append((actual.nodes[entry.index], behind))
        }
    }

    /// Returns the positions of a longest increasing subsequence: the elements that kept their order.
    private static func longestIncreasing(_ values: [Int]) -> [Int] {
        if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(values.indices) }
        var best: [[Int]] = []
        for index in values.indices {
            let before = best.filter { run in run.last.map { values[$0] < values[index] } ?? false }
            best.append((before.max { $0.count < $1.count } ?? []) + [index])
        }
        return best.max { $0.count < $1.count } ?? []
    }
}
