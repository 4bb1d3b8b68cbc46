import Foundation

/// A section of a flow layout: items that fill one line after the other (CF2 to CF8).
///
/// It knows no axis. Along is the way of scrolling, from line to line; across is the way along a line.
struct FlowSection {
    /// What something takes up, in points.
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
    /// Along; 0 for none.
    var header: CGFloat = 0
    /// Along; 0 for none.
    var footer: CGFloat = 0
    /// Whether the last line keeps to the grid of equal items even if they differ along: those that measure themselves do (CF10).
    var ignoresLengthsAlong = false

    /// - Parameters:
    ///   - room: From edge to edge across, in points.
    ///   - start: Where the section begins along.
    ///   - scale: Pixels a point. Origins are rounded to whole pixels, sizes are not (CF6).
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

    /// An item joins a line as long as it fits with the least spacing; there is at least one in each (CF2).
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

    /// A line that is full spreads the rest evenly (CF3). The last one, if its items are all alike, has the spacing that it would
    /// have if it were full of them, and else the least (CF4).
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

    /// How many items of a length a line holds; at least one (CF5).
    private func fitting(_ length: CGFloat, in available: CGFloat) -> Int {
        guard length + itemSpacing > 0 else { return 1 }
        return max(1, Int(((available + itemSpacing + Self.tolerance) / (length + itemSpacing)).rounded(.down)))
    }

    /// Items that fill a line exactly fit, whatever sums of doubles lose.
    private static let tolerance: CGFloat = 1e-6
}

struct FlowSolution {
    struct Line {
        let items: Range<Int>
        let span: Span
    }

    /// Where the section begins along.
    let start: CGFloat
    let items: [FlowSection.Place]
    /// In the order along.
    let lines: [Line]
    let header: FlowSection.Place?
    let footer: FlowSection.Place?
    /// Where the next section begins along.
    let end: CGFloat

    var span: Span { Span(start: start, height: end - start) }

    /// The items of the lines that reach into a part.
    func items(in part: Span) -> Range<Int> {
        let first = lines.partitionPoint { $0.span.end > part.start }
        let last = lines.partitionPoint { $0.span.start >= part.end }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}
