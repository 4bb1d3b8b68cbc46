import Foundation
import Testing

@testable import UIKit

/// The groups of a section, its headers and its footers, in 320 by 480 points of two pixels.
@Suite @MainActor struct CompositionalSectionTests {
    private typealias C = Compositional

    /// Three cells in a row, 50 points high.
    private var threes: CompositionalItem {
        C.group(.horizontal, height: .absolute(50), [C.item(.absolute(100), .ofHeight(1))])
    }

    @Test("Groups follow each other with the section's spacing (CC7)")
    func groupSpacing() {
        let section = C.section(CompositionalSection(group: threes, spacing: 8), 7)
        #expect(section.frames(0..<7).map(\.minY) == [0, 0, 0, 58, 58, 58, 116])
        // 3 * 50 + 2 * 8.
        #expect(section.length == 166)
    }

    @Test("A section without items has no size, and keeps its spacing to others (CC7)")
    func emptySections() {
        let full = C.section(CompositionalSection(group: C.list), 1)
        var description = CompositionalSection(group: C.list)
        description.insets.top = 20
        let empty = C.section(description, 0)
        #expect(empty.length == 0)
        let solution = C.solution([full, empty, full], spacing: 10)
        #expect(solution.frame(.cell(IndexPath(item: 0, section: 2)))?.minY == 64)
        #expect(solution.contentSize == CGSize(width: 320, height: 108))
    }

    @Test("A section without items that has a header shows it (CC7)")
    func emptySectionWithHeader() {
        let section = C.section(CompositionalSection(group: C.list, boundaries: [C.header()]), 0)
        #expect(section.length == 30)
    }

    @Test("A last column keeps what a whole one has left over after its last item (CC8)")
    func lastGroupWithRest() {
        let column = C.group(.vertical, height: .absolute(120), [C.item(.ofWidth(1), .absolute(50))])
        let section = C.section(CompositionalSection(group: column), 5)
        #expect(section.frames(0..<5).map(\.minY) == [0, 50, 120, 170, 240])
        // Twice 120, then 50 and the 20 that are left over.
        #expect(section.length == 310)
    }

    @Test("A last row with fewer items is as high as the others, and keeps their places (CC8)")
    func lastRow() {
        let row = C.group(
            .horizontal, height: .absolute(50), [C.item(.absolute(100), .absolute(20))],
            spacing: CompositionalSpacing(0, isFlexible: true))
        let section = C.section(CompositionalSection(group: row), 5)
        #expect(section.frames(3..<5).map(\.minX) == [0, 110])
        #expect(section.length == 100)
    }

    @Test("A last group whose nested groups are not full is as long as these reach (CC8)")
    func lastNestedGroup() {
        let column = C.group(
            .vertical, width: .ofWidth(0.5), height: .ofHeight(1), [C.item(.ofWidth(1), .ofHeight(0.5))])
        let section = C.section(CompositionalSection(group: C.group(.horizontal, height: .absolute(80), [column])), 5)
        #expect(section.length == 120)
    }

    @Test("The edges of a group are room around it (CC21)")
    func groupEdges() {
        var row = threes
        row.edges = CompositionalEdges(
            leading: CompositionalSpacing(4), top: CompositionalSpacing(5), bottom: CompositionalSpacing(7))
        let section = C.section(CompositionalSection(group: row, spacing: 8), 4)
        // 5, 50, 7 + 8 + 5, 50, 7.
        #expect(section.frames(0..<4).map(\.minX) == [4, 104, 204, 4])
        #expect(section.frames(0..<4).map(\.minY) == [5, 5, 5, 75])
        #expect(section.length == 132)
    }

    @Test("A last column with fewer items is as long as these (CC8)")
    func lastGroup() {
        let column = C.group(.vertical, height: .absolute(90), [C.item(.ofWidth(1), .absolute(30))])
        let section = C.section(CompositionalSection(group: column), 4)
        #expect(section.frames(0..<4).map(\.minY) == [0, 30, 60, 90])
        #expect(section.length == 120)
    }

    // MARK: Measured cells (CC10)

    private func measured(_ group: CompositionalItem, count: Int, _ sizes: [Int: CGFloat]) -> SolvedSection {
        var section = C.section(CompositionalSection(group: group), count)
        for cell in sizes.keys.sorted() {
            let old = section.cell(cell)?.frame.size ?? .zero
            section.note(CGSize(width: old.width, height: sizes[cell] ?? 0), ofCell: cell)
        }
        return section
    }

    @Test("A measured cell moves those after it, and keeps its size (CC10)")
    func measuredCells() {
        let row = C.group(.horizontal, height: .estimated(44), [C.item(.ofWidth(1), .estimated(44))])
        let section = measured(row, count: 5, [0: 50, 1: 20, 3: 60])
        // 50, 20 and 60 are measured, the others have the estimate.
        #expect(section.frames(0..<5).map(\.minY) == [0, 50, 70, 114, 174])
        #expect(section.frames(0..<5).map(\.height) == [50, 20, 44, 60, 44])
        #expect(section.length == 218)
    }

    @Test("Neighbours keep their own height, and the group grows to the highest (CC10)")
    func measuredNeighbours() {
        let row = C.group(.horizontal, height: .estimated(44), [C.item(.ofWidth(0.5), .estimated(44))])
        let section = measured(row, count: 4, [0: 80, 1: 30])
        #expect(section.frames(0..<4).map(\.height) == [80, 30, 44, 44])
        #expect(section.frames(0..<4).map(\.minY) == [0, 0, 80, 80])
    }

    @Test("A group of fixed height keeps it though its cells are measured (CC10)")
    func measuredCellsInAFixedGroup() {
        let row = C.group(.horizontal, height: .absolute(60), [C.item(.ofWidth(1), .estimated(44))])
        let section = measured(row, count: 2, [0: 90])
        #expect(section.frames(0..<2).map(\.height) == [90, 44])
        #expect(section.frames(0..<2).map(\.minY) == [0, 60])
    }

    @Test("Cells of measured widths fill each row as far as they fit (CC10)")
    func measuredWidths() {
        let row = C.group(.horizontal, height: .absolute(30), [C.item(.estimated(100), .ofHeight(1))])
        var section = C.section(CompositionalSection(group: row), 6)
        #expect(section.frames(0..<6).map(\.minX) == [0, 100, 200, 0, 100, 200])
        for (cell, width) in [150, 150, 60, 60].enumerated() {
            section.note(CGSize(width: width, height: 30), ofCell: cell)
        }
        // 150 + 150, then 60 + 60 + 100 + 100.
        #expect(section.frames(0..<6).map(\.minX) == [0, 150, 0, 60, 120, 220])
        #expect(section.frames(0..<6).map(\.minY) == [0, 0, 30, 30, 30, 30])
    }

    @Test("Cells that are uniform have the largest size of the section (CC17)")
    func uniform() {
        let row = C.group(.horizontal, height: .estimated(44), [C.item(.ofWidth(0.5), .uniform(44))])
        let section = measured(row, count: 4, [0: 80, 1: 30])
        #expect(section.frames(0..<4).map(\.height) == [80, 80, 80, 80])
    }

    // MARK: Headers and footers (CC11)

    private func frames(_ boundaries: [CompositionalBoundary], insets: NSDirectionalEdgeInsets = .zero) -> [CGRect] {
        C.section(
            CompositionalSection(group: C.list, insets: insets, boundaryInsets: insets, boundaries: boundaries), 2
        )
        .boundaries.all.map(\.frame)
    }

    @Test("A header lies outside, the section grows, and the sides follow the section's insets (CC11)")
    func header() {
        let insets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let section = C.section(
            CompositionalSection(
                group: C.list, insets: insets, boundaryInsets: insets, boundaries: [C.header(), C.header(.bottom)]), 2)
        // 30 header, 10 inset, 2 * 44 cells, 10 inset, 30 footer.
        #expect(
            section.boundaries.all.map(\.frame) == [
                CGRect(x: 16, y: 0, width: 288, height: 30), CGRect(x: 16, y: 138, width: 288, height: 30),
            ])
        #expect(section.frames(0..<2).map(\.minY) == [40, 84])
        #expect(section.length == 168)
    }

    @Test("A header that does not extend the section lies over its content (CC11)")
    func overlay() {
        var header = C.header()
        header.extendsSection = false
        #expect(frames([header]) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
        let section = C.section(CompositionalSection(group: C.list, boundaries: [header]), 2)
        #expect(section.length == 88)
    }

    @Test("The alignment names an edge or a corner; the other axis is centred; the offset is added (CC11)")
    func alignments() {
        func small(_ alignment: NSRectAlignment) -> CompositionalBoundary {
            CompositionalBoundary(
                kind: "mark", size: CompositionalSize(.absolute(20), .absolute(8)), alignment: alignment,
                offset: CGPoint(x: 4, y: 3), extendsSection: false)
        }
        // The section is 320 by 88.
        #expect(frames([small(.top)]) == [CGRect(x: 154, y: 3, width: 20, height: 8)])
        #expect(frames([small(.topLeading)]) == [CGRect(x: 4, y: 3, width: 20, height: 8)])
        #expect(frames([small(.bottomTrailing)]) == [CGRect(x: 304, y: 83, width: 20, height: 8)])
        #expect(frames([small(.leading)]) == [CGRect(x: 4, y: 43, width: 20, height: 8)])
        #expect(frames([small(.none)]) == [CGRect(x: 154, y: 43, width: 20, height: 8)])
    }

    @Test("A section grows by what sticks out of it along the way of scrolling, offsets included (CC11)")
    func growth() {
        var header = C.header()
        header.offset = CGPoint(x: 0, y: 11)
        // 30 high, and 11 of them over the section of 88.
        #expect(frames([header]) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
        #expect(C.section(CompositionalSection(group: C.list, boundaries: [header]), 2).length == 107)
    }

    @Test("An item at a side is centred along the section, which grows only if the item is longer (CC11)")
    func sides() {
        func side(_ height: CGFloat) -> CompositionalBoundary {
            CompositionalBoundary(
                kind: "side", size: CompositionalSize(.absolute(20), .absolute(height)), alignment: .trailing)
        }
        #expect(frames([side(40)]) == [CGRect(x: 300, y: 24, width: 20, height: 40)])
        #expect(frames([side(200)]) == [CGRect(x: 300, y: 0, width: 20, height: 200)])
        #expect(C.section(CompositionalSection(group: C.list, boundaries: [side(200)]), 2).length == 200)
        let corner = CompositionalBoundary(
            kind: "corner", size: CompositionalSize(.absolute(20), .absolute(8)), alignment: .topLeading)
        let sideways = C.section(
            CompositionalSection(group: C.column, boundaries: [corner]), 2, axis: .horizontal)
        // The corner lies outside along the scroll direction: 20, then two columns of 60.
        #expect(sideways.boundaries.all.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 8)])
        #expect(sideways.length == 140)
    }

    @Test("Two headers on one side do not stack (CC11)")
    func twoHeaders() {
        let section = C.section(
            CompositionalSection(group: C.list, boundaries: [C.header(height: 30), C.header(height: 50)]), 1)
        #expect(section.length == 94)
        // Both end where the cells begin.
        #expect(section.boundaries.all.map(\.frame.maxY) == [50, 50])
    }

    @Test("A measured header moves its section's cells (CC10, CC11)")
    func measuredHeader() {
        var header = C.header()
        header.size.height = .estimated(28)
        var section = C.section(CompositionalSection(group: C.list, boundaries: [header]), 1)
        #expect(section.frames(0..<1).map(\.minY) == [28])
        section.note(CGSize(width: 320, height: 40), ofBoundary: "header")
        #expect(section.frames(0..<1).map(\.minY) == [40])
        #expect(section.length == 84)
    }

    // MARK: Many cells

    @Test("A hundred thousand equal cells are one group, repeated (CC7)")
    func manyCells() {
        let section = C.section(CompositionalSection(group: threes, spacing: 10), 100_000)
        // 33,333 groups of three are one run; one more group has one cell.
        #expect(section.groups.runs.map(\.count) == [33_333, 1])
        #expect(section.groups.runs.map(\.group.cells.count) == [3, 1])
        // 33,334 * 50 + 33,333 * 10.
        #expect(section.length == 2_000_030)
        #expect(section.frames(99_999..<100_000) == [CGRect(x: 0, y: 1_999_980, width: 100, height: 50)])
        #expect(section.groups.members(in: Span(start: 600_000, height: 120)).map(\.firstCell) == [30_000, 30_003])
    }

    @Test("Measuring cells one after the other splits the run only there (CC10)")
    func manyMeasuredCells() {
        let row = C.group(.horizontal, height: .estimated(44), [C.item(.ofWidth(1), .estimated(44))])
        let section = measured(row, count: 100_000, [0: 50, 1: 50, 50_000: 60])
        #expect(section.groups.runs.map(\.count) == [1, 1, 49_998, 1, 49_999])
    }
}
