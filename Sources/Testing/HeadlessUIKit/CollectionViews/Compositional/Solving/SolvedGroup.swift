/// A group, or one item, with all that is in it. It begins at zero; its positions are not rounded yet.
struct SolvedGroup {
    /// A cell's place.
    struct Cell {
        var frame: CGRect
        /// Where its place ends, with what the groups around it keep free after it.
        var end: CGPoint
        /// The axes on which the cell measures itself.
        var measuredAxes: Set<NSLayoutConstraint.Axis>
        var zIndex = 0
    }

    struct Supplement {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The view is there if the group has more cells than that.
        var cell: Int
    }

    var size: CGSize
    var cells: [Cell] = []
    var supplements: [Supplement] = []

    /// - Parameters:
    ///   - origin: Of the other group in this one.
    ///   - rest: What this group keeps free after the other one, on both axes.
    mutating func append(_ other: SolvedGroup, at origin: CGPoint, rest: CGPoint) {
        let first = cells.count
        for var cell in other.cells {
            cell.frame = cell.frame.moved(by: origin)
            cell.end = cell.end + origin + rest
            cells.append(cell)
        }
        for var supplement in other.supplements {
            supplement.frame = supplement.frame.moved(by: origin)
            supplement.cell += first
            supplements.append(supplement)
        }
    }

    /// With its first cells only, and as large as these reach (CC8).
    func prefix(_ count: Int) -> SolvedGroup {
        guard count < cells.count else { return self }
        var group = self
        group.cells = Array(cells.prefix(count))
        group.supplements = supplements.filter { $0.cell < count }
        group.size.width = min(size.width, group.cells.map(\.end.x).max() ?? 0)
        group.size.height = min(size.height, group.cells.map(\.end.y).max() ?? 0)
        return group
    }
}
