import Foundation

/// Visible cells that need another height (TV47).
extension UITableView {
    /// Measures the cell again in the next layout.
    func heightMayDiffer(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isTiling, tiles.path(of: cell) != nil else { return }
        resizedCells.insert(cell)
        setNeedsLayout()
    }

    /// Measures the cell again in the next layout, if constraints may cause that.
    func constraintsDidChange(in cell: UITableViewCell) {
        if selfSizingInvalidation == .enabledIncludingConstraints { heightMayDiffer(of: cell) }
    }

    /// Measures the cells that were reported to need another height, and moves the rows if they do.
    func moveResizedRows() {
        let cells = resizedCells
        resizedCells = []
        guard !cells.isEmpty, let old = geometry else { return }
        let paths = cells.compactMap(tiles.path(of:)).filter(old.contains)
        for path in paths { tiles.cells[path].map { noteHeight(of: $0, at: path) } }
        let differs = paths.contains { geometry?.span(of: $0).height != old.span(of: $0).height }
        guard differs, window != nil, let arrivals = TableArrivals(sameRowsAs: old) else { return }
        movesUnderWay += 1
        UIView.animate(withDuration: Self.moveDuration) {
            self.arrivals = arrivals
            self.tile()
            self.arrivals = nil
            for cell in self.tiles.cells.values { cell.layoutIfNeeded() }
        } completion: { _ in
            self.movesUnderWay -= 1
            self.setNeedsLayout()
        }
    }
}

extension TableArrivals {
    /// Shows the same rows at other positions.
    fileprivate init?(sameRowsAs old: TableGeometry) {
        let counts = old.sections.map(\.rows.count)
        guard let map = try? ListUpdate().map(from: counts, to: counts, .table) else { return nil }
        self.init(map: map, old: old)
    }
}
