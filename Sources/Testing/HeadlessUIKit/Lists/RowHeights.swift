/// The heights of a section's rows: known for some, estimated for the others.
///
/// Rows lie in blocks, and a block of which nothing is known is one number, so that a hundred thousand rows cost little before
/// they are shown.
struct RowHeights {
    private static let blockSize = 128

    let count: Int
    /// The height of every row of which nothing is known, in points.
    let estimate: CGFloat
    /// The heights of a block's rows, NaN where nothing is known; `nil` where nothing is known of any.
    private var blocks: [[CGFloat]?]
    private var sums: PrefixSums

    init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
        let number = (count + Self.blockSize - 1) / Self.blockSize
        blocks = Array(repeating: nil, count: number)
        sums = PrefixSums(
            (0..<number).map { CGFloat(min(Self.blockSize, count - $0 * Self.blockSize)) * estimate })
    }

    /// Rows of which all is known.
    init(_ heights: [CGFloat]) {
        self.init(count: heights.count, known: { heights[$0] }, estimate: 0)
    }

    /// - Parameter known: The height of a row, `nil` where the estimate holds.
    init(count: Int, known: (Int) -> CGFloat?, estimate: CGFloat) {
        self.init(count: count, estimate: estimate)
        for block in blocks.indices {
            let rows = block * Self.blockSize..<min(count, (block + 1) * Self.blockSize)
            let heights = rows.map { known($0) ?? .nan }
            guard heights.contains(where: { !$0.isNaN }) else { continue }
            blocks[block] = heights
            sums[block] = sum(of: heights[...])
        }
    }

    var total: CGFloat { sums.total }

    subscript(row: Int) -> CGFloat { knownHeight(of: row) ?? estimate }

    /// `nil` where the estimate holds.
    func knownHeight(of row: Int) -> CGFloat? {
        guard let height = blocks[row / Self.blockSize]?[row % Self.blockSize], !height.isNaN else { return nil }
        return height
    }

    mutating func note(_ height: CGFloat, of row: Int) {
        let (block, place) = (row / Self.blockSize, row % Self.blockSize)
        var heights = blocks[block] ?? Array(repeating: .nan, count: min(Self.blockSize, count - row + place))
        blocks[block] = nil
        heights[place] = height
        sums[block] = sum(of: heights[...])
        blocks[block] = heights
    }

    /// Where a row begins. The count is allowed, and gives the end of the last row.
    func start(of row: Int) -> CGFloat {
        let (block, place) = (row / Self.blockSize, row % Self.blockSize)
        let start = sums.sum(before: block)
        guard place > 0 else { return start }
        return start + (blocks[block].map { sum(of: $0[..<place]) } ?? CGFloat(place) * estimate)
    }

    /// The last row that begins at a distance or before it; `nil` where there are no rows.
    func row(at distance: CGFloat) -> Int? {
        guard let (block, start) = sums.index(at: distance) else { return nil }
        var row = block * Self.blockSize
        let last = min(count, row + Self.blockSize) - 1
        var end = start + self[row]
        while row < last, end <= distance {
            row += 1
            end += self[row]
        }
        return row
    }

    private func sum(of heights: ArraySlice<CGFloat>) -> CGFloat {
        heights.reduce(0) { $0 + ($1.isNaN ? estimate : $1) }
    }
}
