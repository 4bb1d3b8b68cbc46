import Foundation

/// The changes of one batch, in any order.
///
/// Deletions, reloads and the sources of moves use index paths from before the batch; insertions and the destinations
/// of moves use index paths from after it (TV34).
struct ListUpdate {
    struct Move<Place: Hashable>: Hashable {
        let from: Place
        let to: Place
    }

    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Move<Int>] = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [Move<IndexPath>] = []

    /// Maps each index path to the one after the batch. Throws if the batch contradicts itself, or does not lead from
    /// the old counts to the new ones (TV35, TV36, CV12).
    func map(from old: [Int], to new: [Int], _ words: Words) throws(InvalidListUpdate) -> ListUpdateMap {
        try checkPlaces(old: old, new: new, words)
        try checkRepetitions(words)
        let sections = try sectionMap(from: old.count, to: new.count)
        return try ListUpdateMap(self, sections: sections, old: old, new: new, words)
    }

    /// A list's words for its elements.
    struct Words {
        static let table = Words(one: "row", many: "rows")
        static let collection = Words(one: "item", many: "items")

        let one: String
        let many: String
    }

    // MARK: Checks

    private func checkPlaces(old: [Int], new: [Int], _ words: Words) throws(InvalidListUpdate) {
        for (what, sections, count, time) in [
            ("delete", deletedSections, old.count, "before"), ("reload", reloadedSections, old.count, "before"),
            ("insert", insertedSections, new.count, "after"),
            ("move", IndexSet(movedSections.map(\.from)), old.count, "before"),
            ("move to", IndexSet(movedSections.map(\.to)), new.count, "after"),
        ] {
            guard let section = sections.last, section >= count else { continue }
            throw InvalidListUpdate(
                "attempt to \(what) section \(section), but there are \(count) sections \(time) the update")
        }
        for (what, paths, counts, time) in [
            ("delete", Array(deleted), old, "before"), ("reload", Array(reloaded), old, "before"),
            ("insert", Array(inserted), new, "after"), ("move", moved.map(\.from), old, "before"),
            ("move to", moved.map(\.to), new, "after"),
        ] {
            for path in paths.sorted() {
                guard counts.indices.contains(path.section) else {
                    throw InvalidListUpdate(
                        "attempt to \(what) \(words.one) \(path.item) of section \(path.section), but there are "
                            + "\(counts.count) sections \(time) the update")
                }
                let count = counts[path.section]
                guard !(0..<count).contains(path.item) else { continue }
                throw InvalidListUpdate(
                    "attempt to \(what) \(words.one) \(path.item) of section \(path.section), but there are \(count) "
                        + "\(words.many) in it \(time) the update")
            }
        }
    }

    /// Each element may be deleted, reloaded or moved at most once, and each new place may be taken at most once.
    private func checkRepetitions(_ words: Words) throws(InvalidListUpdate) {
        let starts = moved.map(\.from)
        if let path = (Array(deleted) + Array(reloaded) + starts).firstRepeated {
            throw InvalidListUpdate(
                "attempt to delete, reload or move \(words.one) \(path.item) of section \(path.section) twice")
        }
        if let path = (Array(inserted) + moved.map(\.to)).firstRepeated {
            throw InvalidListUpdate("two \(words.many) come to \(words.one) \(path.item) of section \(path.section)")
        }
        let sections = Array(deletedSections) + Array(reloadedSections) + movedSections.map(\.from)
        if let section = sections.firstRepeated {
            throw InvalidListUpdate("attempt to delete, reload or move section \(section) twice")
        }
        if let section = (Array(insertedSections) + movedSections.map(\.to)).firstRepeated {
            throw InvalidListUpdate("two sections come to section \(section)")
        }
    }

    /// Returns the old index of each new section, `nil` for inserted ones.
    private func sectionMap(from old: Int, to new: Int) throws(InvalidListUpdate) -> [Int?] {
        guard new == old - deletedSections.count + insertedSections.count else {
            throw InvalidListUpdate(
                "invalid number of sections: there are \(new) after the update and were \(old) before it, with "
                    + "\(insertedSections.count) inserted and \(deletedSections.count) deleted")
        }
        return ListUpdateMap.places(
            count: new, kept: (0..<old).filter { !deletedSections.contains($0) }, moves: movedSections,
            inserted: insertedSections)
    }
}

/// A batch that cannot be performed. Its description gives the reason.
struct InvalidListUpdate: Error, CustomStringConvertible {
    let description: String

    init(_ reason: String) {
        description = "Invalid update: \(reason)."
    }
}

extension Array where Element: Hashable {
    fileprivate var firstRepeated: Element? {
        var seen: Set<Element> = []
        return first { !seen.insert($0).inserted }
    }
}
