extension SimplexTableau {
    /// Removes the marker of a restriction, and with it the restriction.
    mutating func removeMarker(_ marker: Int32) {
        if columns[Int(marker)].kind == .elastic {
            removePrice(of: marker)
        }
        columns[Int(marker)].kind = .released
        if columns[Int(marker)].slot == nil, let slot = rowToLeave(with: marker) {
            pivot(slot, entering: marker, side: 1)
        }
        if let slot = columns[Int(marker)].slot {
            removeRow(slot)
        }
        removeColumn(marker)
        suspects.removeAll(keepingCapacity: true)
        isOptimal = objectives.isEmpty
    }

    /// Returns the row whose unknown first becomes 0 when a marker is free to move, so that all others stay feasible
    /// and as little as possible moves.
    private func rowToLeave(with marker: Int32) -> Int32? {
        var best: (slot: Int32, step: Double, coefficient: Double)?
        for slot in columns[Int(marker)].rows.slots where basics[Int(slot)] >= 0 {
            let coefficient = abs(rows[Int(slot)].coefficient(of: marker))
            guard coefficient > Tolerance.price else {
                continue
            }
            if columns[Int(basics[Int(slot)])].kind == .fixed {
                return slot
            }
            let step = abs(rows[Int(slot)].constant) / coefficient
            guard let found = best else {
                best = (slot, step, coefficient)
                continue
            }
            let isTie = abs(step - found.step) <= Tolerance.price
            if isTie ? coefficient > found.coefficient : step < found.step {
                best = (slot, step, coefficient)
            }
        }
        return best?.slot
    }
}
