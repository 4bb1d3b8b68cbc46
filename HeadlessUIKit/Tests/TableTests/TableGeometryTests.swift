import SeededRandom
import Testing

@testable import UIKit

/// The layout of a table, without a table.
@Suite struct TableGeometryTests {
    /// A view of 100 above, two sections and an empty one in between, a view of 30 below.
    private let geometry = {
        var geometry = TableGeometry([
            .init(topPadding: 22, header: 28, rows: RowHeights([44, 50, 44]), footer: 20),
            .init(rows: RowHeights([])),
            .init(header: 28, rows: RowHeights([60, 60])),
        ])
        geometry.tableHeaderHeight = 100
        geometry.tableFooterHeight = 30
        return geometry
    }()

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test(
        "The content is the view above, the sections with padding, header, rows and footer, and the view below (TV17)")
    func content() {
        #expect(geometry.contentHeight == 486)
        #expect(geometry.span(ofSection: 0) == Span(start: 100, height: 208))
        #expect(geometry.headerSpan(of: 0) == Span(start: 122, height: 28))
        #expect(geometry.span(of: path(0, 1)) == Span(start: 194, height: 50))
        #expect(geometry.footerSpan(of: 0) == Span(start: 288, height: 20))
        #expect(geometry.span(ofSection: 1) == Span(start: 308, height: 0))
        #expect(geometry.span(of: path(2, 1)) == Span(start: 396, height: 60))
        #expect(geometry.tableFooterSpan == Span(start: 456, height: 30))
    }

    @Test("A hundred unmeasured rows are 4,400 high; 20 that turn out to be 50 make it 4,520 (TV14, TV15)")
    func estimates() {
        var geometry = TableGeometry([.init(rows: RowHeights(count: 100, estimate: 44))])
        #expect(geometry.contentHeight == 4400)
        for row in 0..<20 { geometry.note(50, of: path(0, row)) }
        #expect(geometry.contentHeight == 4520)
        #expect(geometry.span(of: path(0, 20)) == Span(start: 1000, height: 44))
    }

    @Test("A plain header stays at the top until the end of its section pushes it out (TV23)")
    func pinnedHeader() {
        let starts = [0, 122, 150, 280, 290, 400].map { geometry.pinnedHeaderSpan(of: 0, top: $0).start }
        #expect(starts == [122, 122, 150, 280, 280, 280])
    }

    @Test("A plain footer stays at the bottom until the beginning of its section pushes it out (TV23)")
    func pinnedFooter() {
        let starts = [400, 308, 300, 130, 110, 0].map { geometry.pinnedFooterSpan(of: 0, bottom: $0).start }
        #expect(starts == [288, 288, 280, 110, 100, 100])
    }

    @Test(
        "Where there is no row, the first one below counts for what is shown, and none for a touch",
        arguments: [
            (-50, [0, 0], nil), (130, [0, 0], nil), (150, [0, 0], [0, 0]), (194, [0, 1], [0, 1]),
            (287, [0, 2], [0, 2]),
            (288, [2, 0], nil), (310, [2, 0], nil), (455, [2, 1], [2, 1]), (456, nil, nil),
        ] as [(CGFloat, IndexPath?, IndexPath?)])
    func rowAtDistance(distance: CGFloat, first: IndexPath?, hit: IndexPath?) {
        #expect(geometry.firstRow(at: distance) == first)
        #expect(geometry.row(at: distance) == hit)
    }

    @Test("Rows follow each other over sections without any")
    func neighbours() {
        #expect(geometry.row(after: path(0, 2)) == path(2, 0))
        #expect(geometry.row(after: path(2, 1)) == nil)
        #expect(geometry.row(before: path(2, 0)) == path(0, 2))
        #expect(geometry.row(before: path(0, 0)) == nil)
    }

    @Test("Only the sections in sight are looked at")
    func visibleSections() {
        #expect(geometry.sections(in: Span(start: 0, height: 100)) == 0..<0)
        #expect(geometry.sections(in: Span(start: 0, height: 101)) == 0..<1)
        #expect(geometry.sections(in: Span(start: 300, height: 10)) == 0..<3)
        #expect(geometry.sections(in: Span(start: 310, height: 10)) == 2..<3)
        #expect(geometry.sections(in: Span(start: 456, height: 30)) == 0..<0)
    }

    @Test("In random tables, one row after the other is where the one before it ended", arguments: 0..<50)
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var geometry = TableGeometry(
            (0..<random.int(below: 6) + 1).map { _ in
                TableGeometry.Section(
                    topPadding: random.pick(0, 22), header: random.pick(0, 28, 40.5),
                    rows: RowHeights(count: random.int(below: 5), estimate: 44),
                    footer: random.pick(0, 30))
            })
        geometry.tableHeaderHeight = random.pick(0, 56)
        var expected = geometry.tableHeaderHeight
        for (number, section) in geometry.sections.enumerated() {
            for row in 0..<section.rows.count where random.chance(50) {
                geometry.note(CGFloat(random.int(below: 100) + 1), of: path(number, row))
            }
        }
        for (number, section) in geometry.sections.enumerated() {
            expected += section.topPadding + section.header
            for row in 0..<section.rows.count {
                let span = geometry.span(of: path(number, row))
                #expect(span.start == expected)
                #expect(geometry.row(at: span.start + span.height / 2) == path(number, row))
                #expect(geometry.sections(in: span) == number..<number + 1)
                expected = span.end
            }
            expected += section.footer
        }
        #expect(geometry.contentHeight == expected)
    }
}
