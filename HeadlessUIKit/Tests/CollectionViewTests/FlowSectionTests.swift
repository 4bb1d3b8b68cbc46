import Testing

@testable import UIKit

/// Recorded from UIKit for Mac Catalyst, 375 points wide and with 2 pixels per point by default: the table LG1 of the
/// rules of lists. A phone with 3 pixels rounds to a third of a point.
@Suite struct FlowSectionTests {
    private func extents(_ count: Int, _ across: CGFloat, _ along: CGFloat) -> [FlowSection.Extent] {
        Array(repeating: .init(across: across, along: along), count: count)
    }

    private func solved(_ section: FlowSection, room: CGFloat = 375) -> FlowSolution {
        section.solved(in: room, scale: 2)
    }

    @Test("A full line spreads the rest, and what is left over keeps to its grid (CF3, CF4)")
    func grid() {
        var section = FlowSection(items: extents(7, 100, 60))
        let plain = solved(section)
        #expect(plain.items.map(\.across) == [0, 137.5, 275, 0, 137.5, 275, 0])
        #expect(plain.items.map(\.along) == [0, 0, 0, 70, 70, 70, 140])
        #expect(plain.end == 200)
        section.inset = .init(acrossStart: 16, acrossEnd: 16, alongStart: 8, alongEnd: 8)
        let inset = solved(section)
        #expect(inset.items.prefix(3).map(\.across) == [16, 137.5, 259])
        #expect(inset.items[0].along == 8)
        #expect(inset.end == 216)
    }

    @Test("An exact fit counts (CF2)")
    func exactFit() {
        let solution = solved(FlowSection(items: extents(5, 115, 50), itemSpacing: 15, lineSpacing: 12))
        #expect(solution.items.map(\.across) == [0, 130, 260, 0, 130])
        #expect(solution.items.map(\.along) == [0, 0, 0, 62, 62])
        #expect(solution.end == 112)
    }

    @Test("A last line of equal items is spaced as if it were full of them (CF4)")
    func lastLine() {
        #expect(solved(FlowSection(items: extents(4, 50, 50))).items.map(\.across) == [0, 65, 130, 195])
        let two = solved(FlowSection(items: extents(2, 80, 40), footer: 12))
        #expect(two.items.map(\.across) == [0, 98.5])
        #expect(two.footer == .init(across: 0, along: 40, extent: .init(across: 375, along: 12)))
        #expect(two.header == nil)
        #expect(two.end == 52)
    }

    @Test("A last line of different items has the least spacing (CF4)")
    func differentItems() {
        let items = [FlowSection.Extent(across: 50, along: 50), .init(across: 50, along: 40)]
        #expect(solved(FlowSection(items: items)).items.map(\.across) == [0, 60])
    }

    @Test("Sections follow each other: header, inset, lines, inset, footer; the inset is not the header's (CF8)")
    func sections() {
        let inset = FlowSection.Inset(acrossStart: 12, acrossEnd: 12, alongStart: 4, alongEnd: 6)
        let first = FlowSection(items: extents(3, 80, 40), inset: inset, header: 30, footer: 20)
            .solved(in: 375, scale: 2)
        let second = FlowSection(items: extents(2, 80, 40), inset: inset, header: 30, footer: 20)
            .solved(in: 375, from: first.end, scale: 2)
        #expect(first.items.map(\.across) == [12, 102.5, 192.5])
        #expect([first.header?.along, second.header?.along] == [0, 100])
        #expect([first.items[0].along, second.items[0].along] == [34, 134])
        #expect([first.footer?.along, second.footer?.along] == [80, 180])
        #expect(first.header?.extent == .init(across: 375, along: 30))
        #expect(second.end == 200)
    }

    @Test("An empty section keeps its header, insets and footer (CF8)")
    func empty() {
        let solution = solved(
            FlowSection(items: [], inset: .init(alongStart: 4, alongEnd: 6), header: 30, footer: 20))
        #expect(solution.footer?.along == 40)
        #expect(solution.end == 60)
    }

    @Test("A line that can hold one item only centres it, also one that is too wide (CF5)")
    func loneItems() {
        let wide = solved(FlowSection(items: extents(3, 250, 40), lineSpacing: 6), room: 200)
        #expect(wide.items.map(\.across) == [-25, -25, -25])
        #expect(wide.items.map(\.along) == [0, 46, 92])
        #expect(wide.end == 132)
        let narrow = solved(FlowSection(items: extents(2, 150, 40), lineSpacing: 6), room: 200)
        #expect(narrow.items.map(\.across) == [25, 25])
        #expect(narrow.end == 86)
        #expect(solved(FlowSection(items: extents(1, 80, 40)), room: 200).items[0].across == 0)
    }

    @Test("Origins are rounded to pixels, sizes are not (CF6)")
    func pixels() {
        let solution = solved(
            FlowSection(
                items: extents(6, 111.5, 44.25), itemSpacing: 7, lineSpacing: 8,
                inset: .init(acrossStart: 9, acrossEnd: 9, alongStart: 5, alongEnd: 5)))
        #expect(solution.items.map(\.across) == [9, 132, 254.5, 9, 132, 254.5])
        #expect(solution.items.map(\.along) == [5, 5, 5, 57.5, 57.5, 57.5])
        #expect(solution.items[0].extent == .init(across: 111.5, along: 44.25))
        #expect(solution.end == 106.5)
    }

    @Test("A line is as thick as its thickest item, and the others are in the middle of it (CF7)")
    func thickness() {
        let sizes: [(CGFloat, CGFloat)] = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (300, 40)]
        let solution = solved(
            FlowSection(
                items: sizes.map { .init(across: $0.0, along: $0.1) }, itemSpacing: 8,
                inset: .init(acrossStart: 10, acrossEnd: 10, alongStart: 5, alongEnd: 5)))
        let places = solution.items.prefix(5).map { [$0.across, $0.along] }
        #expect(places == [[10, 12.5], [152.5, 5], [275, 12.5], [10, 75], [305, 70]])
    }

    @Test("A list that scrolls sideways has columns (CF12)")
    func columns() {
        let solution = solved(
            FlowSection(
                items: extents(7, 70, 90), inset: .init(acrossStart: 8, acrossEnd: 8, alongStart: 12, alongEnd: 12)),
            room: 220)
        #expect(solution.items.map(\.along) == [12, 12, 112, 112, 212, 212, 312])
        #expect(solution.items.map(\.across) == [8, 142, 8, 142, 8, 142, 8])
        #expect(solution.end == 414)
    }
}
