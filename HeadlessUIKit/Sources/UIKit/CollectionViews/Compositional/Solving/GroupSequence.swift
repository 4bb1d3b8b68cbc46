/// The groups of a section, one after the other.
///
/// Groups without measured items are alike: a run of them is solved once, however long it is.
struct GroupSequence {
    struct Run {
        let firstCell: Int
        /// The number of groups.
        let count: Int
        /// The position of the first group, in points from the start of the sequence.
        let start: CGFloat
        let group: SolvedGroup
        /// The index of the first supplementary view of each kind (CC15).
        let firstSupplements: [String: Int]

        var endCell: Int { firstCell + count * group.cells.count }
    }

    /// A group of a run.
    struct Member {
        let run: Run
        let index: Int
        let start: CGFloat

        var firstCell: Int { run.firstCell + index * run.group.cells.count }
    }

    let axis: NSLayoutConstraint.Axis
    let spacing: CGFloat
    /// The edges around each group, along the axis.
    let edges: CompositionalEdges
    let cellCount: Int
    private(set) var runs: [Run] = []

    /// A group without measured items.
    private let usual: SolvedGroup

    /// - Parameters:
    ///   - usual: A group without measured items.
    ///   - solve: Lays out the group that begins with a cell.
    init(
        of usual: SolvedGroup, axis: NSLayoutConstraint.Axis, spacing: CGFloat, edges: CompositionalEdges,
        cellCount: Int, measured: MeasuredSizes, solve: (Int) -> SolvedGroup
    ) {
        self.usual = usual
        self.axis = axis
        self.spacing = spacing
        self.edges = edges
        self.cellCount = cellCount
        fill(measured, solve)
    }

    /// Lays out the group of a measured cell again, and moves the groups after it.
    mutating func update(from cell: Int, measured: MeasuredSizes, solve: (Int) -> SolvedGroup) {
        guard let member = member(ofCell: cell) else { return }
        runs.removeSubrange(runs.partitionPoint { $0.endCell > member.run.firstCell }...)
        if member.index > 0 { append(member.run.group, count: member.index) }
        fill(measured, solve)
    }

    private mutating func fill(_ measured: MeasuredSizes, _ solve: (Int) -> SolvedGroup) {
        let size = usual.cells.count
        guard size > 0 else { return }
        var cell = runs.last?.endCell ?? 0
        while cell < cellCount {
            let left = cellCount - cell
            let next = measured.first(from: cell) ?? cellCount
            let alike = min(next - cell, left) / size
            if alike > 0 {
                append(usual, count: alike)
            } else {
                let group = next < cell + size ? solve(cell) : usual
                append(group.prefix(left, along: axis), count: 1)
            }
            cell = runs.last?.endCell ?? cellCount
        }
    }

    private mutating func append(_ group: SolvedGroup, count: Int) {
        var supplements = runs.last?.firstSupplements ?? [:]
        if let last = runs.last {
            for supplement in last.group.supplements { supplements[supplement.kind, default: 0] += last.count }
        }
        runs.append(
            Run(
                firstCell: runs.last?.endCell ?? 0, count: count, start: runs.last.map { end(of: $0) + gap } ?? before,
                group: group, firstSupplements: supplements))
    }

    // MARK: Extent

    private var before: CGFloat { edges.start(axis).minimum }
    private var after: CGFloat { edges.end(axis).minimum }
    /// The distances between groups.
    var gap: CGFloat { after + spacing + before }

    private func stride(of run: Run) -> CGFloat { run.group.size[axis] + gap }
    private func end(of run: Run) -> CGFloat { run.start + CGFloat(run.count) * stride(of: run) - gap }

    /// The extent in points, including the edges of the first group and of the last one.
    var length: CGFloat { runs.last.map { end(of: $0) + after } ?? 0 }
    /// The thickness of the thickest group.
    var thickness: CGFloat { runs.map { $0.group.size[axis.other] }.max() ?? 0 }

    // MARK: Finding

    func member(ofCell cell: Int) -> Member? {
        guard (0..<cellCount).contains(cell) else { return nil }
        let place = runs.partitionPoint { $0.endCell > cell }
        guard place < runs.count else { return nil }
        return member((cell - runs[place].firstCell) / runs[place].group.cells.count, of: runs[place])
    }

    private func member(_ index: Int, of run: Run) -> Member {
        Member(run: run, index: index, start: run.start + CGFloat(index) * stride(of: run))
    }

    /// Returns the groups that intersect a range (CC13).
    func members(in part: Span) -> [Member] {
        let first = runs.partitionPoint { end(of: $0) > part.start }
        return runs[first...].prefix { $0.start < part.end }.flatMap { run -> [Member] in
            let stride = stride(of: run)
            guard run.group.size[axis] > 0, stride > 0 else { return [] }
            func index(_ distance: CGFloat) -> Int { Int((distance / stride).rounded(.down)) }
            let first = max(0, index(part.start - run.start))
            let last = min(run.count - 1, max(first, index(part.end - run.start)))
            guard first <= last else { return [] }
            return (first...last).map { member($0, of: run) }
                .filter { Span(start: $0.start, height: run.group.size[axis]).meets(part) }
        }
    }

    /// The start of each group, for sections that scroll orthogonally.
    var starts: [CGFloat] { runs.flatMap { run in (0..<run.count).map { member($0, of: run).start } } }
}
