import Foundation

/// The layout of a table: it adds up heights, known or estimated. Positions are measured from the top of the content,
/// in points.
struct TableGeometry {
    struct Section {
        /// The padding above the header (TV24).
        var topPadding: CGFloat = 0
        var header: CGFloat = 0
        var rows: RowHeights
        var footer: CGFloat = 0

        var height: CGFloat { topPadding + header + rows.total + footer }
    }

    /// The heights of the view above the first section, and of the one below the last.
    var tableHeaderHeight: CGFloat = 0
    var tableFooterHeight: CGFloat = 0
    private(set) var sections: [Section]
    private var heights: PrefixSums

    init(_ sections: [Section]) {
        self.sections = sections
        heights = PrefixSums(sections.map(\.height))
    }

    /// Changes a section in place.
    mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        body(&sections[section])
        heights[section] = sections[section].height
    }

    mutating func note(_ height: CGFloat, of path: IndexPath) {
        change(path.section) { $0.rows.note(height, of: path.row) }
    }

    // MARK: From elements to positions (TV17)

    var contentHeight: CGFloat { tableHeaderHeight + heights.total + tableFooterHeight }
    var tableFooterSpan: Span { Span(start: tableHeaderHeight + heights.total, height: tableFooterHeight) }

    func span(ofSection section: Int) -> Span {
        Span(start: tableHeaderHeight + heights.sum(before: section), height: sections[section].height)
    }

    func headerSpan(of section: Int) -> Span {
        Span(
            start: span(ofSection: section).start + sections[section].topPadding,
            height: sections[section].header)
    }

    func rowsSpan(of section: Int) -> Span {
        Span(start: headerSpan(of: section).end, height: sections[section].rows.total)
    }

    func footerSpan(of section: Int) -> Span {
        Span(start: rowsSpan(of: section).end, height: sections[section].footer)
    }

    func span(of path: IndexPath) -> Span {
        let rows = sections[path.section].rows
        return Span(start: rowsSpan(of: path.section).start + rows.start(of: path.row), height: rows[path.row])
    }

    // MARK: Headers and footers that stay in sight (TV23)

    /// A header lies in its place until it would leave the visible area at the top; the end of its section pushes it
    /// out.
    func pinnedHeaderSpan(of section: Int, top: CGFloat) -> Span {
        let span = headerSpan(of: section)
        let last = self.span(ofSection: section).end - span.height
        return Span(start: max(span.start, min(top, last)), height: span.height)
    }

    /// A footer does the same at the bottom, up to the beginning of its section.
    func pinnedFooterSpan(of section: Int, bottom: CGFloat) -> Span {
        let span = footerSpan(of: section)
        let first = self.span(ofSection: section).start
        return Span(start: min(span.start, max(bottom - span.height, first)), height: span.height)
    }

    // MARK: From positions to elements

    /// Returns the row at a position, or the first one below it; `nil` if there is none.
    func firstRow(at distance: CGFloat) -> IndexPath? {
        guard let found = heights.index(at: distance - tableHeaderHeight) else { return nil }
        let rows = sections[found.index].rows
        let place = distance - rowsSpan(of: found.index).start
        if place < rows.total, let row = rows.row(at: place) {
            return IndexPath(row: row, section: found.index)
        }
        return firstRow(from: found.index + 1)
    }

    /// Returns the row that contains a position; `nil` for headers, footers and positions outside.
    func row(at distance: CGFloat) -> IndexPath? {
        firstRow(at: distance).flatMap { span(of: $0).contains(distance) ? $0 : nil }
    }

    /// Returns the sections with an element in a part of the content.
    func sections(in part: Span) -> Range<Int> {
        guard part.start < tableHeaderHeight + heights.total,
            let first = heights.index(at: part.start - tableHeaderHeight)?.index
        else { return 0..<0 }
        var end = first
        while end < sections.endIndex, span(ofSection: end).start < part.end { end += 1 }
        return first..<end
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        return firstRow(from: path.section + 1)
    }

    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        for section in sections[..<path.section].indices.reversed() where sections[section].rows.count > 0 {
            return IndexPath(row: sections[section].rows.count - 1, section: section)
        }
        return nil
    }

    private func firstRow(from section: Int) -> IndexPath? {
        for section in sections.indices.dropFirst(section) where sections[section].rows.count > 0 {
            return IndexPath(row: 0, section: section)
        }
        return nil
    }
}
