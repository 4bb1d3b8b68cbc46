/// The heights of a section's rows: known for some, estimated for the others.
///
/// Rows are grouped in blocks, and a block without known heights is one number, so that a hundred thousand rows cost
/// little before they are displayed.
struct RowHeights {
    /// The heights of rows without a known height, in points.
    enum Estimate {
        case same(CGFloat)
        case each([CGFloat])

        subscript(row: Int) -> CGFloat {
            switch self {
            case .same(let height): height
            case .each(let heights): heights[row]
            }
        }

        func sum(_ rows: Range<Int>) -> CGFloat {
            switch self {
            case .same(let height): CGFloat(rows.count) * height
            case .each(let heights): heights[rows].reduce(0, +)
            }
        }
    }

    private static let blockSize = 128

    let count: Int
    let estimate: Estimate
    /// The heights of a block's rows, NaN for unknown ones; `nil` if all are unknown.
    private var blocks: [[CGFloat]?]
    private var sums: PrefixSums

    init(count: Int, estimate: Estimate) {
        self.count = count
        self.estimate = estimate
        let number = (count + Self.blockSize - 1) / Self.blockSize
        blocks = Array(repeating: nil, count: number)
        sums = PrefixSums((0..<number).map { estimate.sum(Self.rows(ofBlock: $0, count: count)) })
    }

    init(count: Int, estimate: CGFloat) {
        self.init(count: count, estimate: .same(estimate))
    }

    /// Rows whose heights are all known.
    init(_ heights: [CGFloat]) {
        self.init(count: heights.count, estimate: .each(heights))
    }

    /// - Parameter known: The heights of some rows. The others have the estimate.
    init(count: Int, known: [Int: CGFloat], estimate: Estimate) {
        self.init(count: count, estimate: estimate)
        for (row, height) in known {
            let block = row / Self.blockSize
            let rows = Self.rows(ofBlock: block, count: count)
            if blocks[block] == nil { blocks[block] = Array(repeating: .nan, count: rows.count) }
            blocks[block]?[row - rows.lowerBound] = height
        }
        for (block, heights) in blocks.enumerated() {
            if let heights { sums[block] = sum(of: heights[...], inBlock: block) }
        }
    }

    /// The heights that are not estimates, by row.
    var known: [Int: CGFloat] {
        var known: [Int: CGFloat] = [:]
        for (block, heights) in blocks.enumerated() {
            for (place, height) in (heights ?? []).enumerated() where !height.isNaN {
                known[block * Self.blockSize + place] = height
            }
        }
        return known
    }

    var total: CGFloat { sums.total }

    subscript(row: Int) -> CGFloat { knownHeight(of: row) ?? estimate[row] }

    /// Returns `nil` for an estimate.
    func knownHeight(of row: Int) -> CGFloat? {
        guard let height = blocks[row / Self.blockSize]?[row % Self.blockSize], !height.isNaN else { return nil }
        return height
    }

    mutating func note(_ height: CGFloat, of row: Int) {
        let block = row / Self.blockSize
        let rows = Self.rows(ofBlock: block, count: count)
        var heights = blocks[block] ?? Array(repeating: .nan, count: rows.count)
        blocks[block] = nil
        heights[row - rows.lowerBound] = height
        sums[block] = sum(of: heights[...], inBlock: block)
        blocks[block] = heights
    }

    /// Returns the beginning of a row. The count is allowed, and gives the end of the last row.
    func start(of row: Int) -> CGFloat {
        let (block, place) = (row / Self.blockSize, row % Self.blockSize)
        let start = sums.sum(before: block)
        guard place > 0 else { return start }
        guard let heights = blocks[block] else { return start + estimate.sum(row - place..<row) }
        return start + sum(of: heights[..<place], inBlock: block)
    }

    /// Returns the last row that begins at a position or before it; `nil` without rows.
    func row(at distance: CGFloat) -> Int? {
        guard let (block, start) = sums.index(at: distance) else { return nil }
        let rows = Self.rows(ofBlock: block, count: count)
        var row = rows.lowerBound
        var end = start + self[row]
        while row + 1 < rows.upperBound, end <= distance {
            row += 1
            end += self[row]
        }
        return row
    }

    private static func rows(ofBlock block: Int, count: Int) -> Range<Int> {
        block * blockSize..<min(count, (block + 1) * blockSize)
    }

    /// - Parameter heights: The first heights of the block, or all of them.
    private func sum(of heights: ArraySlice<CGFloat>, inBlock block: Int) -> CGFloat {
        var sum: CGFloat = 0
        for (place, height) in heights.enumerated() {
            sum += height.isNaN ? estimate[block * Self.blockSize + place] : height
        }
        return sum
    }
}
