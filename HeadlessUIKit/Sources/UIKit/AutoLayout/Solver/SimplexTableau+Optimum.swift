/// The primal simplex: minimises the objectives, the highest priority first, while all values stay feasible.
extension SimplexTableau {
    mutating func optimize() {
        guard !isOptimal else {
            return
        }
        let limit = 1_000 + 50 * (rows.count + columns.count)
        var steps = 0
        // An objective at its minimum is not changed by later ones.
        for place in objectives.indices {
            var idle = 0
            while let (column, direction) = worthwhileMove(place, byIndex: idle > 20) {
                guard let (slot, step) = obstacle(to: column, direction: direction, byIndex: idle > 20) else {
                    isLost = true
                    return
                }
                pivot(slot, entering: column, side: direction)
                idle = step > Tolerance.value ? 0 : idle + 1
                steps += 1
                guard steps < limit else {
                    isLost = true
                    return
                }
            }
        }
        suspects.removeAll(keepingCapacity: true)
        isOptimal = true
    }

    /// Returns the row that limits a column which is 0 and moves in a direction, and the limit; nil if nothing limits
    /// it.
    func obstacle(to column: Int32, direction: Double, byIndex: Bool) -> (slot: Int32, step: Double)? {
        var best: (slot: Int32, step: Double, coefficient: Double)?
        for slot in columns[Int(column)].rows.slots where basics[Int(slot)] >= 0 {
            let basic = columns[Int(basics[Int(slot)])]
            let side: Double
            switch basic.kind {
            case .slack: side = 1
            case .elastic: side = basic.side
            case .variable, .released, .fixed, .unused: continue
            }
            let coefficient = -side * direction * rows[Int(slot)].coefficient(of: column)
            guard coefficient > Tolerance.price else {
                continue
            }
            let step = max(0, side * rows[Int(slot)].constant) / coefficient
            guard let found = best else {
                best = (slot, step, coefficient)
                continue
            }
            let isTie = abs(step - found.step) <= Tolerance.price
            let isBetter =
                byIndex ? basics[Int(slot)] < basics[Int(found.slot)] : coefficient > found.coefficient
            if isTie ? isBetter : step < found.step {
                best = (slot, isTie ? min(step, found.step) : step, coefficient)
            }
        }
        return best.map { ($0.slot, $0.step) }
    }

    /// Returns the move of a column that lowers an objective most for its length, or the first one, without raising
    /// earlier objectives.
    private func worthwhileMove(_ place: Int, byIndex: Bool) -> (column: Int32, direction: Double)? {
        var best: (column: Int32, direction: Double)?
        var lowest = -Tolerance.price
        for entry in rows[Int(objectives[place].slot)].entries {
            let column = entry.column
            for direction in [1.0, -1.0] where mayMove(column, direction: direction) {
                let price = price(of: column, direction: direction, in: objectives[place])
                guard price < lowest, isFree(column, direction: direction, before: place) else {
                    continue
                }
                best = (column, direction)
                lowest = price
                if byIndex {
                    return best
                }
            }
        }
        return best
    }

    func mayMove(_ column: Int32, direction: Double) -> Bool {
        switch columns[Int(column)].kind {
        case .variable, .elastic, .released: true
        case .slack: direction > 0
        case .fixed, .unused: false
        }
    }

    /// Returns whether a move costs nothing in the objectives before an index.
    func isFree(_ column: Int32, direction: Double, before place: Int) -> Bool {
        objectives[..<place].allSatisfy {
            abs(price(of: column, direction: direction, in: $0)) <= Tolerance.price
        }
    }
}
