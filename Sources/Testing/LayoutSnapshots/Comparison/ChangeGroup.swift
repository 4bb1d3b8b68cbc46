/// Nodes that changed alike, such as the rows of a list that became narrower: one cause, and one line of a report.
struct ChangeGroup: Hashable, Sendable {
    /// At least one node, in the order of the scene.
    private(set) var members: [SceneDiff.Change]

    /// Returns all groups, the most important first: those that moved farthest, but never before the nodes that contain
    /// them.
    static func groups(of changes: [SceneDiff.Change]) -> [ChangeGroup] {
        ordered(withCousins(siblings(changes)))
    }

    /// The text for all of them: their own values if these are equal, otherwise the differences.
    var properties: String {
        let texts = Set(members.map { $0.properties.map(\.text) })
        return members[0].properties.map { texts.count == 1 ? $0.text : $0.common }.joined(separator: ", ")
    }

    /// Their movement on the screen, if it is the same for all and differs from that of their frames.
    var placeOnScreen: String? {
        let places = Set(members.map(\.placeOnScreen))
        return places.count == 1 ? members[0].placeOnScreen : nil
    }

    /// The number of nodes that moved along with them.
    var followers: Int { members.reduce(0) { $0 + $1.followers } }

    /// `container/sheet`, `container/sheet/title and icon`, `container/sheet/row-1, row-2 and 7 more`,
    /// `container/sheet/*/label (9 nodes)`.
    var name: String {
        let paths = members.map(\.path)
        let names = names
        guard paths.count > 1 else { return members[0].id }
        guard Set(paths.map { $0.dropLast() }).count == 1 else {
            let parents = paths[0].indices.dropLast().map { index in
                paths.allSatisfy { $0[index] == paths[0][index] } ? String(paths[0][index]) : "*"
            }
            return (parents + [Self.list(names)]).joined(separator: "/") + " (\(paths.count) nodes)"
        }
        return (paths[0].dropLast().map(String.init) + [Self.list(names)]).joined(separator: "/")
    }

    /// The distinct names of the members, in their order.
    private var names: [String] {
        members.compactMap { $0.path.last }.grouped { $0 }.map { String($0.key) }
    }

    private static func list(_ names: [String]) -> String {
        switch names.count {
        case 1: names[0]
        case 2: "\(names[0]) and \(names[1])"
        case 3: "\(names[0]), \(names[1]) and \(names[2])"
        default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
        }
    }

    // MARK: Grouping

    /// Groups by parent and by equal steps of the same properties.
    private func key(levels: Int) -> [String] {
        members[0].properties.map(\.common) + [members[0].path.dropLast(levels).joined(separator: "/")]
    }

    private static func siblings(_ changes: [SceneDiff.Change]) -> [ChangeGroup] {
        changes.map { ChangeGroup(members: [$0]) }.grouped { $0.key(levels: 1) }
            .map { ChangeGroup(members: $0.elements.flatMap(\.members)) }
    }

    /// Combines groups with the same names in different parents that have a parent in common.
    private static func withCousins(_ groups: [ChangeGroup]) -> [ChangeGroup] {
        var places: [[String]: [Int]] = [:]
        var result: [ChangeGroup] = []
        for group in groups {
            let key = group.key(levels: 2) + [String(group.members[0].path.count)]
            let names = Set(group.names)
            if let place = places[key]?.first(where: { !names.isDisjoint(with: result[$0].names) }) {
                result[place].members += group.members
            } else {
                places[key, default: []].append(result.count)
                result.append(group)
            }
        }
        return result
    }

    // MARK: Order

    /// The greatest distance that a corner of any of them has moved on the screen.
    private var distance: Points {
        members.map { $0.old.outline.distance(to: $0.new.outline) }.max() ?? 0
    }

    private static func ordered(_ groups: [ChangeGroup]) -> [ChangeGroup] {
        var places: [String: Int] = [:]
        for (place, group) in groups.enumerated() {
            for member in group.members { places[member.id] = place }
        }
        // A parent is as important as its content, so that it stays in front of it.
        var weights = groups.map(\.distance)
        for group in groups {
            let distance = group.distance
            for ancestor in group.members.flatMap(\.ancestors) {
                guard let place = places[ancestor] else { continue }
                weights[place] = max(weights[place], distance)
            }
        }
        let order = groups.indices.sorted { left, right in
            if weights[left] != weights[right] { return weights[left] > weights[right] }
            let depths = (groups[left].members[0].path.count, groups[right].members[0].path.count)
            return depths.0 != depths.1 ? depths.0 < depths.1 : left < right
        }
        return order.map { groups[$0] }
    }
}

extension SceneDiff.Change {
    /// The components of the id.
    fileprivate var path: [Substring] { id.split(separator: "/", omittingEmptySubsequences: false) }

    /// The ids of the nodes that contain the node.
    fileprivate var ancestors: [String] {
        let path = path
        return path.indices.dropFirst().map { path[..<$0].joined(separator: "/") }
    }

    /// The movement of the node on the screen, if it differs from that of its frame because a parent moved as well.
    var placeOnScreen: String? {
        guard old.node.isElsewhere(than: new.node), old.node.transform == new.node.transform else { return nil }
        let screen = Translation(from: old.map.point(0, 0), to: new.map.point(0, 0))
        let own = Translation(
            from: PathPoint(old.node.frame.x, old.node.frame.y), to: PathPoint(new.node.frame.x, new.node.frame.y))
        guard screen != own else { return nil }
        return screen.isZero ? "in place on the screen" : "\(screen.text) on the screen"
    }
}
