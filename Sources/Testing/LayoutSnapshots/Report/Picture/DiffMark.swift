/// A mark in the picture of a difference: the old place, the new place, and a few words.
struct DiffMark: Hashable, Sendable {
    enum Kind: Sendable {
        case changed, added, removed
    }

    var kind = Kind.changed
    /// Outlines of the reference.
    var before: [WindowOutline] = []
    /// Outlines of the new scene.
    var after: [WindowOutline] = []
    var arrow: DiffArrow?
    var caption: DiffCaption

    /// The rectangle around the new outlines, or around the old ones.
    var bounds: Frame? {
        let frames = (after.isEmpty ? before : after).map(\.bounds)
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }
}

extension DiffMark {
    /// The marks in the order of the report's lines.
    static func marks(of diff: SceneDiff) -> [DiffMark] {
        var marks = ChangeGroup.groups(of: diff.changes).compactMap { DiffMark($0) }
        marks += diff.added.map {
            DiffMark(kind: .added, after: [$0.outline], caption: DiffCaption("added \($0.node.name)"))
        }
        marks += diff.removed.map {
            DiffMark(kind: .removed, before: [$0.outline], caption: DiffCaption("removed \($0.node.name)"))
        }
        marks += diff.reordered.map { reordering in
            let behind = reordering.behind?.split(separator: "/").last
            return DiffMark(
                after: [reordering.node.outline],
                caption: DiffCaption(behind.map { "in front of \($0)" } ?? "behind its siblings"))
        }
        marks += diff.renames.map {
            DiffMark(after: [$0.new.outline], caption: DiffCaption("renamed \($0.new.node.name)"))
        }
        return marks
    }

    /// Nil for nodes that look unchanged because only their parent moved.
    init?(_ group: ChangeGroup) {
        guard let caption = DiffCaption(group) else { return nil }
        // An outline on another one would only be harder to see.
        let before = group.members.filter { $0.old.outline.path != $0.new.outline.path }.map(\.old.outline)
        self.init(
            before: before, after: group.members.map(\.new.outline), arrow: group.members[0].arrow, caption: caption)
    }
}

extension SceneDiff.Change {
    /// An arrow from the old place to the new one. If the size changed as well, it leads from the edge that moved to
    /// its new place, since the centre would show another movement.
    var arrow: DiffArrow? {
        let isWider = old.node.frame.width != new.node.frame.width
        let isHigher = old.node.frame.height != new.node.frame.height
        let edge: Fraction = old.node.isElsewhere(than: new.node) ? 0 : 1
        let start = old.outline.point(atUnit: isWider ? edge : 0.5, isHigher ? edge : 0.5)
        let end = new.outline.point(atUnit: isWider ? edge : 0.5, isHigher ? edge : 0.5)
        // A node that grew in place has an arrow for that, but not for the movement of its parent.
        guard edge == 0 || isWider || isHigher, edge == 0 || old.map.point(0, 0) == new.map.point(0, 0) else {
            return nil
        }
        return DiffArrow(from: start, to: end)
    }
}

extension Frame {
    func union(_ other: Frame) -> Frame {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Frame(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }
}
