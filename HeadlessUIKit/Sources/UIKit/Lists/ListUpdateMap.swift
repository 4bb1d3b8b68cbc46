import Foundation

/// The index paths of sections and rows before and after a batch.
struct ListUpdateMap {
    /// The old index of each new section; `nil` for inserted ones.
    private let oldSections: [Int?]
    private let newSections: [Int: Int]
    private let reloadedSections: IndexSet
    /// The new place of each moved row, and its old one.
    private var targets: [IndexPath: IndexPath] = [:]
    private var origins: [IndexPath: IndexPath] = [:]
    /// The rows that stay in a section in which others do not, by the section's new index. In all other sections every
    /// row keeps its place.
    private var changed: [Int: Stay] = [:]

    private struct Stay {
        /// The old place of each row; `nil` for rows that are new or come from elsewhere.
        let oldItems: [Int?]
        /// The new place of each row that stays, by its old one.
        let newItems: [Int: Int]
    }

    init(
        _ update: ListUpdate, sections: [Int?], old: [Int], new: [Int], _ words: ListUpdate.Words
    ) throws(InvalidListUpdate) {
        oldSections = sections
        newSections = Dictionary(
            uniqueKeysWithValues: sections.enumerated().compactMap { new, old in old.map { ($0, new) } })
        reloadedSections = update.reloadedSections
        for move in update.moved {
            targets[move.from] = move.to
            origins[move.to] = move.from
        }
        let changes = Changes(update)
        for (section, oldSection) in sections.enumerated() {
            guard let oldSection, !update.reloadedSections.contains(oldSection) else { continue }
            try changes.check(section, count: new[section], was: oldSection, count: old[oldSection], words)
            guard changes.concern(section, was: oldSection) else { continue }
            let leaves = changes.deleted(oldSection).union(changes.leaving(oldSection))
            let items = Self.places(
                count: new[section], kept: (0..<old[oldSection]).filter { !leaves.contains($0) }, moves: [],
                inserted: changes.inserted(section).union(changes.coming(section)))
            let newItems = items.enumerated().compactMap { new, old in old.map { ($0, new) } }
            changed[section] = Stay(oldItems: items, newItems: Dictionary(uniqueKeysWithValues: newItems))
        }
    }

    /// Returns the old index of each new element, `nil` for inserted ones. Elements that are not moved fill the
    /// remaining places in order.
    static func places(count: Int, kept: [Int], moves: [ListUpdate.Move<Int>], inserted: IndexSet) -> [Int?] {
        var targets: [Int: Int] = [:]
        for move in moves { targets[move.to] = move.from }
        let movers = Set(moves.map(\.from))
        var others = kept.lazy.filter { !movers.contains($0) }.makeIterator()
        return (0..<count).map { place in
            if let mover = targets[place] { return mover }
            return inserted.contains(place) ? nil : others.next()
        }
    }

    // MARK: Queries

    /// Returns `nil` for a section that was deleted.
    func newSection(of old: Int) -> Int? { newSections[old] }

    /// Returns `nil` for a section that was inserted.
    func oldSection(of new: Int) -> Int? { oldSections[new] }

    /// Returns whether a section, by its old index, was reloaded.
    func isReloaded(_ old: Int) -> Bool { reloadedSections.contains(old) }

    /// Returns `nil` for a row that was deleted, alone or with its section. Rows of a reloaded section are new.
    func newPath(of old: IndexPath) -> IndexPath? {
        if let target = targets[old] { return target }
        guard !reloadedSections.contains(old.section), let section = newSections[old.section] else { return nil }
        guard let stay = changed[section] else { return IndexPath(item: old.item, section: section) }
        return stay.newItems[old.item].map { IndexPath(item: $0, section: section) }
    }

    /// Returns `nil` for a row that was inserted, alone or with its section. Rows of a reloaded section are new.
    func oldPath(of new: IndexPath) -> IndexPath? {
        if let origin = origins[new] { return origin }
        guard let section = oldSections[new.section], !reloadedSections.contains(section) else { return nil }
        guard let stay = changed[new.section] else { return IndexPath(item: new.item, section: section) }
        return stay.oldItems[new.item].map { IndexPath(item: $0, section: section) }
    }
}

/// The changes of a batch by section: under the old index of the section that rows leave, and under the new index of
/// the one that they enter.
private struct Changes {
    private var deleted: [Int: IndexSet] = [:]
    private var inserted: [Int: IndexSet] = [:]
    private var leaving: [Int: IndexSet] = [:]
    private var coming: [Int: IndexSet] = [:]

    init(_ update: ListUpdate) {
        for path in update.deleted { deleted[path.section, default: []].insert(path.item) }
        for path in update.inserted { inserted[path.section, default: []].insert(path.item) }
        for move in update.moved {
            leaving[move.from.section, default: []].insert(move.from.item)
            coming[move.to.section, default: []].insert(move.to.item)
        }
    }

    func deleted(_ old: Int) -> IndexSet { deleted[old] ?? [] }
    func leaving(_ old: Int) -> IndexSet { leaving[old] ?? [] }
    func inserted(_ new: Int) -> IndexSet { inserted[new] ?? [] }
    func coming(_ new: Int) -> IndexSet { coming[new] ?? [] }

    func concern(_ new: Int, was old: Int) -> Bool {
        !(deleted(old).isEmpty && leaving(old).isEmpty && inserted(new).isEmpty && coming(new).isEmpty)
    }

    /// Checks counts only, not identities (TV35). Moves inside the section count on both sides.
    func check(_ new: Int, count: Int, was old: Int, count oldCount: Int, _ words: ListUpdate.Words)
        throws(InvalidListUpdate)
    {
        let (inserted, deleted) = (inserted(new).count, deleted(old).count)
        let (movedIn, movedOut) = (coming(new).count, leaving(old).count)
        guard count != oldCount - deleted + inserted - movedOut + movedIn else { return }
        throw InvalidListUpdate(
            "invalid number of \(words.many) in section \(new): there are \(count) after the update and were "
                + "\(oldCount) before it, with \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and "
                + "\(movedOut) moved out")
    }
}
