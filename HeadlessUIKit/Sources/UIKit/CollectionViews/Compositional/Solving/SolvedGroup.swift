/// A group, or one item, with its content. It begins at zero, and its positions are not rounded yet.
struct SolvedGroup {
    /// The frame of a cell.
    struct Cell {
        var frame: CGRect
        /// The axes on which the cell measures itself.
        var measuredAxes: Set<NSLayoutConstraint.Axis>
        var zIndex = 0
    }

    struct Supplement {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The view exists if the group has more cells than this number.
        var cell: Int
    }

    var size: CGSize
    /// The group inside its insets.
    var inner: CGRect
    var cells: [Cell] = []
    var supplements: [Supplement] = []

    /// - Parameter origin: The origin of the other group in this one.
    mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
        let first = cells.count
        for var cell in other.cells {
            cell.frame = cell.frame.moved(by: origin)
            cells.append(cell)
        }
        for var supplement in other.supplements {
            supplement.frame = supplement.frame.moved(by: origin)
            supplement.cell += first
            supplements.append(supplement)
        }
    }

    /// Returns the group with its first cells only: it ends after them, plus the space that the whole group leaves
    /// after its last cell (CC8).
    func prefix(_ count: Int, along axis: NSLayoutConstraint.Axis) -> SolvedGroup {
        guard count < cells.count else { return self }
        var group = self
        group.cells = Array(cells.prefix(count))
        group.supplements = supplements.filter { $0.cell < count }
        group.size[axis] = max(0, group.reach(axis) + inner.size[axis] - reach(axis))
        return group
    }

    /// The extent of the cells, from the inner start.
    private func reach(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        (cells.map { $0.frame.span(axis).end }.max() ?? 0) - inner.origin[axis]
    }
}
