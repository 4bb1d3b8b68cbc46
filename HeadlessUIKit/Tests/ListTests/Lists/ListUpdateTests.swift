import SeededRandom
import Testing

@testable import UIKit

/// Batches of changes, without a list.
@Suite struct ListUpdateTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    /// Returns the new place of each old row, `nil` for deleted ones.
    private func paths(_ update: ListUpdate, from old: [Int], to new: [Int]) throws -> [[Int]?] {
        let map = try update.map(from: old, to: new, .table)
        return old.enumerated().flatMap { section, count in
            (0..<count).map { map.newPath(of: path(section, $0)).map { [$0.section, $0.row] } }
        }
    }

    private func fault(_ update: ListUpdate, from old: [Int], to new: [Int]) -> String? {
        do {
            _ = try update.map(from: old, to: new, .table)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("Deletions mean the rows before the batch, insertions those after it (TV34, CV11)")
    func indices() throws {
        var update = ListUpdate()
        update.inserted = [path(0, 0), path(0, 3)]
        update.deleted = [path(0, 0), path(0, 2)]
        #expect(try paths(update, from: [4], to: [4]) == [nil, [0, 1], nil, [0, 2]])
        let map = try update.map(from: [4], to: [4], .table)
        #expect((0..<4).map { map.oldPath(of: path(0, $0))?.row } == [nil, 1, 3, nil])
    }

    @Test("A moved row goes to its place, and the others make room")
    func moves() throws {
        var update = ListUpdate()
        update.moved = [.init(from: path(0, 0), to: path(0, 2))]
        #expect(try paths(update, from: [4], to: [4]) == [[0, 2], [0, 0], [0, 1], [0, 3]])
        update.moved = [.init(from: path(0, 1), to: path(1, 0))]
        #expect(try paths(update, from: [2, 1], to: [1, 2]) == [[0, 0], [1, 0], [1, 1]])
    }

    @Test("Rows go with their section, and count in it; those of a section that comes or goes need no mention (TV36)")
    func sections() throws {
        var update = ListUpdate()
        update.movedSections = [.init(from: 0, to: 1)]
        update.deleted = [path(0, 0)]
        #expect(try paths(update, from: [2, 1], to: [1, 1]) == [nil, [1, 0], [0, 0]])
        update = ListUpdate()
        update.deletedSections = [0]
        update.insertedSections = [0, 2]
        #expect(try paths(update, from: [2, 1], to: [5, 1, 7]) == [nil, nil, [1, 0]])
        let map = try update.map(from: [2, 1], to: [5, 1, 7], .table)
        #expect((0..<3).map(map.oldSection) == [nil, 1, nil])
        #expect(map.oldPath(of: path(0, 4)) == nil)
    }

    @Test("A row can leave a section that is deleted, and come to one that is inserted")
    func rescued() throws {
        var update = ListUpdate()
        update.deletedSections = [0]
        update.insertedSections = [0]
        update.moved = [.init(from: path(0, 1), to: path(0, 0))]
        let map = try update.map(from: [2], to: [3], .table)
        #expect(map.newPath(of: path(0, 0)) == nil)
        #expect(map.newPath(of: path(0, 1)) == path(0, 0))
        #expect(map.oldPath(of: path(0, 0)) == path(0, 1))
        #expect(map.oldPath(of: path(0, 1)) == nil)
    }

    @Test("A reloaded section stays where it is, with any number of rows, all of them new")
    func reloadedSection() throws {
        var update = ListUpdate()
        update.reloadedSections = [0]
        let map = try update.map(from: [2, 1], to: [9, 1], .table)
        #expect(map.newSection(of: 0) == 0)
        #expect(map.newPath(of: path(0, 0)) == nil)
        #expect(map.oldPath(of: path(0, 8)) == nil)
        #expect(map.newPath(of: path(1, 0)) == path(1, 0))
    }

    @Test("A wrong number of rows is reported with the five numbers that do not fit (TV35)")
    func counts() {
        var update = ListUpdate()
        update.deleted = [path(0, 0)]
        update.moved = [.init(from: path(0, 2), to: path(1, 0))]
        #expect(fault(update, from: [3, 0], to: [1, 1]) == nil)
        #expect(
            fault(update, from: [3, 0], to: [2, 1])
                == "Invalid update: invalid number of rows in section 0: there are 2 after the update and were 3 before it, "
                + "with 0 inserted, 1 deleted, 0 moved in and 1 moved out.")
        #expect(
            fault(ListUpdate(), from: [1], to: [1, 1])
                == "Invalid update: invalid number of sections: there are 2 after the update and were 1 before it, with 0 "
                + "inserted and 0 deleted.")
    }

    @Test("Only counts are checked: a batch without changes may have other rows behind it (TV35)")
    func identities() {
        #expect(fault(ListUpdate(), from: [3], to: [3]) == nil)
        #expect(fault(ListUpdate(), from: [3], to: [4])?.contains("number of rows in section 0") == true)
    }

    @Test("Two fates of one row, two rows at one place, and rows that do not exist are refused (TV36, CV12)")
    func contradictions() {
        func fault(_ change: (inout ListUpdate) -> Void, to new: [Int] = [3]) -> String? {
            var update = ListUpdate()
            change(&update)
            return self.fault(update, from: [3], to: new)
        }
        let (first, row) = (path(0, 0), path(0, 1))
        let comes = ListUpdate.Move(from: row, to: first)
        func twice(_ change: (inout ListUpdate) -> Void) -> Bool {
            fault(change)?.contains("row 1 of section 0 twice") == true
        }
        #expect(twice { ($0.deleted, $0.reloaded) = ([row], [row]) })
        #expect(twice { ($0.reloaded, $0.moved) = ([row], [comes]) })
        #expect(twice { ($0.deleted, $0.moved) = ([row], [comes]) })
        #expect(twice { $0.moved = [comes, .init(from: row, to: path(0, 2))] })
        #expect(
            fault { $0.moved = [comes, .init(from: path(0, 2), to: first)] }?.contains("two rows come to row 0") == true
        )
        #expect(fault { ($0.inserted, $0.moved) = ([first], [comes]) }?.contains("two rows come to row 0") == true)
        #expect(fault { $0.deleted = [path(0, 3)] }?.contains("delete row 3 of section 0") == true)
        #expect(fault({ $0.inserted = [path(0, 4)] }, to: [4])?.contains("insert row 4 of section 0") == true)
        #expect(fault { $0.reloaded = [path(1, 0)] }?.contains("reload row 0 of section 1") == true)
        #expect(fault { $0.deletedSections = [1] }?.contains("delete section 1") == true)
        #expect(fault { ($0.deletedSections, $0.reloadedSections) = ([0], [0]) }?.contains("section 0 twice") == true)
    }

    @Test("Random batches bring every row to where a list of names has it", arguments: 0..<200)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let names = NamedSections(random: &random)
        let batch = names.randomBatch(&random)
        let map = try batch.update.map(from: names.counts, to: batch.result.counts, .table)
        for (section, rows) in names.sections.enumerated() {
            for (row, name) in rows.enumerated() {
                #expect(map.newPath(of: path(section, row)) == batch.result.path(of: name), "\(name)")
            }
        }
        for (section, rows) in batch.result.sections.enumerated() {
            for (row, name) in rows.enumerated() {
                #expect(map.oldPath(of: path(section, row)) == names.path(of: name), "\(name)")
            }
        }
    }
}

/// Rows with unique names, so that their movements can be followed.
private struct NamedSections {
    var sections: [[Int]]

    var counts: [Int] { sections.map(\.count) }

    init(random: inout SeededGenerator) {
        var name = 0
        sections = (0..<random.int(below: 4)).map { _ in
            (0..<random.int(below: 6)).map { _ in
                name += 1
                return name
            }
        }
    }

    func path(of name: Int) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let row = rows.firstIndex(of: name) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    /// Removes some rows, and inserts some of those and new ones, from the front to the back, so that each place is the
    /// final one.
    func randomBatch(_ random: inout SeededGenerator) -> (update: ListUpdate, result: NamedSections) {
        var update = ListUpdate()
        var result = self
        var taken: [Int] = []
        for (section, rows) in sections.enumerated() {
            for (row, name) in rows.enumerated() where random.chance(40) {
                result.sections[section].removeAll { $0 == name }
                if random.chance(50) {
                    taken.append(name)
                } else {
                    update.deleted.insert(IndexPath(row: row, section: section))
                }
            }
        }
        var numbers = Array(sections.indices)
        for section in sections.indices.reversed() where random.chance(20) {
            update.deletedSections.insert(section)
            result.sections.remove(at: section)
            numbers.remove(at: section)
            update.deleted = update.deleted.filter { $0.section != section }
        }
        for section in 0...result.sections.count where random.chance(30) || result.sections.isEmpty {
            update.insertedSections.insert(section)
            result.sections.insert([], at: section)
            numbers.insert(-1, at: section)
        }
        var name = 1000
        for section in result.sections.indices {
            var row = 0
            while row <= result.sections[section].count {
                if random.chance(30) {
                    name += 1
                    result.sections[section].insert(name, at: row)
                    if numbers[section] >= 0 { update.inserted.insert(IndexPath(row: row, section: section)) }
                } else if !taken.isEmpty, random.chance(50) {
                    let mover = taken.remove(at: random.int(below: taken.count))
                    guard let origin = path(of: mover) else { continue }
                    result.sections[section].insert(mover, at: row)
                    update.moved.append(.init(from: origin, to: IndexPath(row: row, section: section)))
                }
                row += 1
            }
        }
        // Remaining rows go to the end of the first section.
        for mover in taken {
            guard let origin = path(of: mover) else { continue }
            update.moved.append(.init(from: origin, to: IndexPath(row: result.sections[0].count, section: 0)))
            result.sections[0].append(mover)
        }
        return (update, result)
    }
}
