import Foundation

/// A section of a flow layout: items that fill lines one after the other (CF2 to CF8).
///
/// It has no fixed axes. "Along" is the scroll direction, from line to line; "across" is the direction of a line.
struct FlowSection {
    /// The extent of an element, in points.
    struct Extent: Hashable {
        var across: CGFloat
        var along: CGFloat
    }

    /// The space around the lines, in points.
    struct Inset: Hashable {
        var acrossStart: CGFloat = 0
        var acrossEnd: CGFloat = 0
        var alongStart: CGFloat = 0
        var alongEnd: CGFloat = 0
    }

    struct Place: Hashable {
        var across: CGFloat
        var along: CGFloat
        var extent: Extent
    }

    var items: [Extent]
    var itemSpacing: CGFloat = 10
    var lineSpacing: CGFloat = 10
    var inset = Inset()
    /// The length along; 0 for none.
    var header: CGFloat = 0
    /// The length along; 0 for none.
    var footer: CGFloat = 0
    /// True if the last line keeps to the grid of equal items even if their lengths along differ, as for self-sizing
    /// items (CF10).
    var ignoresLengthsAlong = false

    /// - Parameters:
    ///   - room: The length across from edge to edge, in points.
    ///   - start: The position of the section along.
    ///   - scale: Pixels per point. Origins are rounded to whole pixels, sizes are not (CF6).
    func solved(in room: CGFloat, from start: CGFloat = 0, scale: CGFloat) -> FlowSolution {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let available = room - inset.acrossStart - inset.acrossEnd
        var places: [Place] = []
        places.reserveCapacity(items.count)
        var solvedLines: [FlowSolution.Line] = []
        var along = start + header + inset.alongStart
        for (number, line) in lines(in: available).enumerated() {
            if number > 0 { along += lineSpacing }
            let thickness = items[line].reduce(0) { max($0, $1.along) }
            solvedLines.append(FlowSolution.Line(items: line, span: Span(start: along, height: thickness)))
            for (item, across) in zip(items[line], starts(of: line, in: available)) {
                places.append(
                    Place(
                        across: rounded(inset.acrossStart + across),
                        along: rounded(along + (thickness - item.along) / 2), extent: item))
            }
            along += thickness
        }
        along += inset.alongEnd
        return FlowSolution(
            start: start, items: places, lines: solvedLines,
            header: header > 0
                ? Place(across: 0, along: rounded(start), extent: Extent(across: room, along: header)) : nil,
            footer: footer > 0
                ? Place(across: 0, along: rounded(along), extent: Extent(across: room, along: footer)) : nil,
            end: along + footer)
    }

    /// An item joins a line if it fits with the minimum spacing; each line has at least one (CF2).
    private func lines(in available: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var begin = 0
        while begin < items.count {
            var used = items[begin].across
            var end = begin + 1
            while end < items.count, used + itemSpacing + items[end].across <= available + Self.tolerance {
                used += itemSpacing + items[end].across
                end += 1
            }
            lines.append(begin..<end)
            begin = end
        }
        return lines
    }

    private func starts(of line: Range<Int>, in available: CGFloat) -> [CGFloat] {
        let first = items[line.lowerBound].across
        if line.count == 1, fitting(first, in: available) == 1 { return [(available - first) / 2] }
        var start: CGFloat = 0
        let spacing = spacing(of: line, in: available)
        return items[line].map { item in
            defer { start += item.across + spacing }
            return start
        }
    }

    /// A full line distributes the remaining space evenly (CF3). The last line, if its items are all alike, has the
    /// spacing of a full line, and otherwise the minimum (CF4).
    private func spacing(of line: Range<Int>, in available: CGFloat) -> CGFloat {
        let used = items[line].reduce(0) { $0 + $1.across }
        if line.upperBound < items.count {
            return line.count > 1 ? (available - used) / CGFloat(line.count - 1) : itemSpacing
        }
        let first = items[line.lowerBound]
        let count = fitting(first.across, in: available)
        guard count > 1, items[line].allSatisfy({ isAlike($0, first) }) else { return itemSpacing }
        return (available - CGFloat(count) * first.across) / CGFloat(count - 1)
    }

    private func isAlike(_ item: Extent, _ other: Extent) -> Bool {
        item.across == other.across && (ignoresLengthsAlong || item.along == other.along)
    }

    /// Returns the number of items of a length in a line; at least one (CF5).
    private func fitting(_ length: CGFloat, in available: CGFloat) -> Int {
        guard length + itemSpacing > 0 else { return 1 }
        return max(1, Int(((available + itemSpacing + Self.tolerance) / (length + itemSpacing)).rounded(.down)))
    }

    /// Allows for rounding errors, so that items that fill a line exactly fit.
    private static let tolerance: CGFloat = 1e-6
}

struct FlowSolution {
    struct Line {
        let items: Range<Int>
        let span: Span
    }

    /// The position of the section along.
    let start: CGFloat
    let items: [FlowSection.Place]
    /// In their order along.
    let lines: [Line]
    let header: FlowSection.Place?
    let footer: FlowSection.Place?
    /// The position of the next section along.
    let end: CGFloat

    var span: Span { Span(start: start, height: end - start) }

    /// Returns the items of the lines that intersect a range.
    func items(in part: Span) -> Range<Int> {
        let first = lines.partitionPoint { $0.span.end > part.start }
        let last = lines.partitionPoint { $0.span.start >= part.end }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}
