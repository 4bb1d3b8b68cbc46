extension SimplexTableau {
    /// Takes the marker of a restriction away, and with it what the restriction says.
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

    /// The row whose unknown becomes 0 when a marker is free to move: the one that is reached first, so that all others stay
    /// on their sides, and so that as little as possible moves.
    private func rowToLeave(with marker: Int32) -> Int32? {
        var lowest: Double = -.infinity
        var highest: Double = .infinity
        let entries = columns[Int(marker)].rows.slots.compactMap { slot -> Entry? in
            let coefficient = rows[Int(slot)].coefficient(of: marker)
            guard basics[Int(slot)] >= 0, abs(coefficient) > Tolerance.price else {
                return nil
            }
            return Entry(
                slot: slot, coefficient: coefficient, step: -rows[Int(slot)].constant / coefficient,
                kind: columns[Int(basics[Int(slot)])].kind)
        }
        for entry in entries {
            let side: Double
            switch entry.kind {
            case .fixed: return entry.slot
            case .slack: side = 1
            case .elastic: side = columns[Int(basics[Int(entry.slot)])].side
            case .variable, .released, .unused: continue
            }
            if entry.coefficient * side < 0 {
                highest = min(highest, max(0, entry.step))
            } else {
                lowest = max(lowest, min(0, entry.step))
            }
        }
        let slack = Tolerance.price
        let reachable = entries.filter { lowest - slack <= $0.step && $0.step <= highest + slack }
        // A row on the wrong side by less than the tolerance has a step beyond 0.
        let choice = reachable.isEmpty ? entries : reachable
        let nearest = choice.min { abs($0.step) < abs($1.step) }?.step ?? 0
        return choice.filter { abs($0.step) <= abs(nearest) + slack }
            .min { (abs($1.coefficient), $0.slot) < (abs($0.coefficient), $1.slot) }?.slot
    }

    private struct Entry {
        var slot: Int32
        var coefficient: Double
        var step: Double
        var kind: SimplexColumn.Kind
    }
}
