/// Nodes that changed alike, such as the rows of a list that became narrower: one cause, and one line of a report.
struct ChangeGroup: Hashable, Sendable {
    /// At least one, in the order of the scene.
    private(set) var members: [SceneDiff.Change]

    /// All that is to be said, what matters most first: the farther something moved, the earlier, and nothing before
    /// what contains it.
    static func groups(of changes: [SceneDiff.Change]) -> [ChangeGroup] {
        let siblings = gathered(changes.map { ChangeGroup(members: [$0]) }, by: \.siblingKey)
        return ordered(gathered(siblings, by: \.cousinKey))
    }

    /// The text for all of them: their own values where these are equal, otherwise by how much they differ.
    var properties: String {
        let texts = Set(members.map { $0.properties.map(\.text) })
        return members[0].properties.map { texts.count == 1 ? $0.text : $0.common }.joined(separator: ", ")
    }

    /// Where they went on the screen, when that is not what their frames say and is the same for all.
    var placeOnScreen: String? {
        let places = Set(members.map(\.placeOnScreen))
        return places.count == 1 ? members[0].placeOnScreen : nil
    }

    /// How many nodes moved along with them.
    var followers: Int { members.reduce(0) { $0 + $1.followers } }

    /// `container/sheet`, `container/sheet/title and icon`, `container/sheet/row-1, row-2 and 7 more`,
    /// `container/sheet/*/label (9 nodes)`.
    var name: String {
        let paths = members.map { $0.id.split(separator: "/", omittingEmptySubsequences: false) }
        guard paths.count > 1 else { return members[0].id }
        if Set(paths.map { $0.dropLast() }).count > 1 {
            return Self.pattern(of: paths) + " (\(paths.count) nodes)"
        }
        let names = paths.dropFirst().compactMap { $0.last.map(String.init) }
        let list =
            switch names.count {
            case 1: " and \(names[0])"
            case 2: ", \(names[0]) and \(names[1])"
            default: ", \(names[0]) and \(names.count - 1) more"
            }
        return members[0].id + list
    }

    // MARK: What belongs together

    /// The same properties by the same steps.
    private var signature: [String] { members[0].properties.map(\.common) }

    private var path: [Substring] { members[0].id.split(separator: "/", omittingEmptySubsequences: false) }

    private var siblingKey: [String] { signature + [path.dropLast().joined(separator: "/")] }

    /// The same names in different parents that have a parent in common.
    private var cousinKey: [String] {
        let names = members.map { $0.id.split(separator: "/").last.map(String.init) ?? "" }
        return signature + [path.dropLast(2).joined(separator: "/"), String(path.count)] + names
    }

    private static func gathered(_ groups: [ChangeGroup], by key: KeyPath<ChangeGroup, [String]>) -> [ChangeGroup] {
        var places: [[String]: Int] = [:]
        var result: [ChangeGroup] = []
        for group in groups {
            let key = group[keyPath: key]
            if let place = places[key] {
                result[place].members += group.members
            } else {
                places[key] = result.count
                result.append(group)
            }
        }
        return result
    }

    /// What the paths have in common, with `*` for what they have not.
    private static func pattern(of paths: [[Substring]]) -> String {
        paths[0].indices.map { index in
            paths.allSatisfy { $0[index] == paths[0][index] } ? String(paths[0][index]) : "*"
        }.joined(separator: "/")
    }

    // MARK: Order

    /// How far the worst corner of any of them went on the screen.
    private var distance: Points {
        members.map { $0.old.outline.distance(to: $0.new.outline) }.max() ?? 0
    }

    private static func ordered(_ groups: [ChangeGroup]) -> [ChangeGroup] {
        var places: [String: Int] = [:]
        for (place, group) in groups.enumerated() {
            for member in group.members { places[member.id] = place }
        }
        // A parent is as important as what it contains, so that it stays in front of it.
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
            let depths = (groups[left].path.count, groups[right].path.count)
            return depths.0 != depths.1 ? depths.0 < depths.1 : left < right
        }
        return order.map { groups[$0] }
    }
}

extension SceneDiff.Change {
    /// The ids of what contains the node.
    fileprivate var ancestors: [String] {
        let path = id.split(separator: "/", omittingEmptySubsequences: false)
        return path.indices.dropFirst().map { path[..<$0].joined(separator: "/") }
    }

    /// Where the node went on the screen, when that is not what its frame says because what contains it went as well.
    var placeOnScreen: String? {
        guard old.node.isElsewhere(than: new.node), old.node.transform == new.node.transform else { return nil }
        let screen = Displacement(from: old.map.point(0, 0), to: new.map.point(0, 0))
        let own = Displacement(
            from: PathPoint(old.node.frame.x, old.node.frame.y), to: PathPoint(new.node.frame.x, new.node.frame.y))
        guard screen != own else { return nil }
        return screen.isZero ? "in place on the screen" : "\(screen.text) on the screen"
    }
}
