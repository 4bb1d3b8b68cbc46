extension LayoutRestriction {
    /// The sign that makes "at most" an "at least".
    var sign: Double {
        relation == .lessThanOrEqual ? -1 : 1
    }

    var markerKind: SimplexColumn.Kind {
        guard priority >= Self.required else {
            return .elastic
        }
        return relation == .equal ? .fixed : .slack
    }
}

extension SimplexTableau {
    /// The markers of required restrictions that contradict each other.
    struct Blockade: Error {
        let markers: [Int32]
    }

    /// Returns the marker of a restriction that now holds. On failure everything is as before.
    mutating func add(_ restriction: LayoutRestriction) -> Result<Int32, Blockade> {
        let marker = makeColumn(restriction.markerKind)
        if let blockade = add(restriction, marker: marker) {
            removeColumn(marker)
            return .failure(blockade)
        }
        return .success(marker)
    }

    /// Starts again from the restrictions, which contain no accumulated rounding errors. Their markers stay.
    mutating func rebuild(_ restrictions: [(marker: Int32, restriction: LayoutRestriction)]) {
        var new = pristine()
        let isPossible = restrictions.allSatisfy { new.add($0.restriction, marker: $0.marker) == nil }
        if isPossible {
            self = new
        }
        forgetRounding()
    }

    private mutating func add(_ restriction: LayoutRestriction, marker: Int32) -> Blockade? {
        columns[Int(marker)].constant = restriction.sign * restriction.expression.constant
        let slot = insertRow(for: marker, restriction.expression, sign: restriction.sign)
        let value = rows[Int(slot)].constant
        let needsToMove = restriction.relation == .equal || value < 0
        if needsToMove, let variable = freeVariable(in: slot) {
            // The common case: it defines a variable that nothing else depends on.
            if restriction.markerKind == .elastic {
                setPrice(of: marker, restriction)
            }
            pivot(slot, entering: variable, side: 1)
            suspects.removeAll(keepingCapacity: true)
            return nil
        }
        switch restriction.markerKind {
        case .elastic:
            setPrice(of: marker, restriction)
            isOptimal = isOptimal && columns[Int(marker)].slope == 0
        case .slack where value >= 0:
            break
        default:
            suspects.append(slot)
            var journal = Journal()
            let newcomer = restriction.relation == .equal ? slot : nil
            if let blocked = restoreFeasibility(newcomer: newcomer, journal: &journal) {
                let blockade = blockade(of: blocked)
                undo(journal)
                removeRow(slot)
                return blockade
            }
        }
        return nil
    }

    /// Returns nil if all required restrictions hold; otherwise everything is as before.
    mutating func setConstant(_ constant: Double, of marker: Int32) -> Blockade? {
        let change = constant - columns[Int(marker)].constant
        shift(marker, by: change)
        var journal = Journal()
        guard let blocked = restoreFeasibility(journal: &journal) else {
            return nil
        }
        let blockade = blockade(of: blocked)
        undo(journal)
        shift(marker, by: -change)
        suspects.removeAll(keepingCapacity: true)
        return blockade
    }

    mutating func removeVariable(_ column: Int32) {
        if let slot = columns[Int(column)].slot {
            removeRow(slot)
        }
        removeColumn(column)
    }

    /// Returns the variables whose values have changed since the last call, ascending.
    mutating func takeChanged() -> [Int32] {
        takeMarked().sorted().filter { column in
            guard columns[Int(column)].isMarked else {
                return false
            }
            columns[Int(column)].isMarked = false
            let value = value(of: column)
            guard abs(value - columns[Int(column)].reported) > Tolerance.change else {
                return false
            }
            columns[Int(column)].reported = value
            return true
        }
    }

    private mutating func setPrice(of marker: Int32, _ restriction: LayoutRestriction) {
        setPrice(
            of: marker, above: restriction.relation == .equal ? 1 : 0, below: 1, priority: restriction.priority)
    }

    private mutating func shift(_ marker: Int32, by change: Double) {
        columns[Int(marker)].constant += change
        if let slot = columns[Int(marker)].slot {
            changeConstant(of: slot, by: change)
        }
        for slot in columns[Int(marker)].rows.slots {
            changeConstant(of: slot, by: -change * rows[Int(slot)].coefficient(of: marker))
        }
    }

    private func blockade(of slot: Int32) -> Blockade {
        let others = rows[Int(slot)].entries.filter { abs($0.coefficient) > Tolerance.price }.map(\.column)
        return Blockade(markers: [basics[Int(slot)]] + others)
    }
}
