/// The dual simplex: brings infeasible values back to their permitted side. Optimal objectives stay optimal.
extension SimplexTableau {
    /// A record of changes, to undo them.
    struct Journal {
        fileprivate enum Step {
            case pivot(entering: Int32, leaving: Int32, side: Double)
            case flip(slot: Int32)
        }

        fileprivate var steps: [Step] = []
    }

    /// An unknown that is 0 and could move to make room, or the marker of the row itself that goes on beyond 0.
    private struct Candidate {
        var column: Int32
        var coefficient: Double
        var direction: Double
    }

    /// Returns nil if all values are feasible, or the row that cannot be. `newcomer` is the row of a required equality
    /// that has just been added: its marker has to leave the basis if anything but other such markers is in the row.
    mutating func restoreFeasibility(newcomer: Int32? = nil, journal: inout Journal) -> Int32? {
        if let newcomer, !expel(newcomer, journal: &journal) {
            return newcomer
        }
        let patience = 20 + rows.count
        let limit = 1_000 + 50 * (rows.count + columns.count)
        var steps = 0
        while let slot = nextViolation(byIndex: steps > patience) {
            guard relieve(slot, byIndex: steps > patience, journal: &journal) else {
                return slot
            }
            steps += 1
            guard steps < limit else {
                isLost = true
                return nil
            }
        }
        return nil
    }

    /// Undoes everything, the last change first.
    mutating func undo(_ journal: Journal) {
        for step in journal.steps.reversed() {
            switch step {
            case .pivot(let entering, let leaving, let side):
                if let slot = columns[Int(entering)].slot {
                    pivot(slot, entering: leaving, side: side)
                }
            case .flip(let slot):
                flip(slot)
            }
        }
        suspects.removeAll(keepingCapacity: true)
    }

    /// Returns the variable that can satisfy a new restriction while nothing else becomes infeasible and nothing costs
    /// more; nil if there is none.
    func freeVariable(in slot: Int32) -> Int32? {
        var best: Int32?
        var shortest = Int.max
        let row = rows[Int(slot)]
        let least = 0.01 * row.largestCoefficient
        for entry in row.entries
        where columns[Int(entry.column)].kind == .variable && abs(entry.coefficient) > max(least, Tolerance.price) {
            let rows = columns[Int(entry.column)].rows
            let step = -row.constant / entry.coefficient
            if rows.count < shortest, rows.slots.allSatisfy({ $0 == slot || allows(step, of: entry.column, in: $0) }) {
                best = entry.column
                shortest = rows.count
            }
        }
        return best
    }

    // MARK: One step

    /// Returns whether a row lets one of its columns become `step`.
    private func allows(_ step: Double, of column: Int32, in slot: Int32) -> Bool {
        let basic = basics[Int(slot)]
        guard basic >= 0 else {
            return false
        }
        switch columns[Int(basic)].kind {
        case .variable: return true
        case .fixed, .unused, .released: return false
        case .slack, .elastic:
            let value = rows[Int(slot)].constant + step * rows[Int(slot)].coefficient(of: column)
            return columns[Int(basic)].violation(of: value) <= 0
        }
    }

    private mutating func expel(_ slot: Int32, journal: inout Journal) -> Bool {
        let value = rows[Int(slot)].constant
        let direction: Double = value > 0 ? -1 : 1
        if relieve(slot, direction: direction, byIndex: false, journal: &journal) {
            return true
        }
        guard abs(value) <= Tolerance.value else {
            return false
        }
        // The row repeats others, or has only the other direction left.
        _ = relieve(slot, direction: -direction, byIndex: false, journal: &journal)
        return true
    }

    private mutating func relieve(_ slot: Int32, byIndex: Bool, journal: inout Journal) -> Bool {
        relieve(slot, direction: rows[Int(slot)].constant < 0 ? 1 : -1, byIndex: byIndex, journal: &journal)
    }

    /// Moves the value of a row in a direction until its marker may be 0.
    private mutating func relieve(_ slot: Int32, direction: Double, byIndex: Bool, journal: inout Journal) -> Bool {
        let marker = basics[Int(slot)]
        if columns[Int(marker)].kind == .elastic, !isOptimal {
            flip(slot)
            journal.steps.append(.flip(slot: slot))
            return true
        }
        var candidates = candidates(in: slot, direction: direction)
        if isOptimal {
            keepCheapest(&candidates, slot: slot)
        }
        guard let best = choose(candidates, byIndex: byIndex) else {
            return false
        }
        if best.column == marker {
            flip(slot)
            journal.steps.append(.flip(slot: slot))
        } else {
            journal.steps.append(.pivot(entering: best.column, leaving: marker, side: columns[Int(marker)].side))
            pivot(slot, entering: best.column, side: best.direction)
        }
        return true
    }

    private func candidates(in slot: Int32, direction: Double) -> [Candidate] {
        var candidates: [Candidate] = []
        for entry in rows[Int(slot)].entries where abs(entry.coefficient) > Tolerance.price {
            let (column, coefficient) = (entry.column, entry.coefficient)
            let way: Double = (direction > 0) == (coefficient > 0) ? 1 : -1
            switch columns[Int(column)].kind {
            case .variable, .elastic, .released:
                candidates.append(Candidate(column: column, coefficient: abs(coefficient), direction: way))
            case .slack where way > 0:
                candidates.append(Candidate(column: column, coefficient: abs(coefficient), direction: way))
            case .slack, .fixed, .unused:
                break
            }
        }
        if columns[Int(basics[Int(slot)])].kind == .elastic {
            candidates.append(Candidate(column: basics[Int(slot)], coefficient: 1, direction: direction))
        }
        return candidates
    }

    /// Keeps those whose movement has the least cost for its effect, one priority after the other.
    private func keepCheapest(_ candidates: inout [Candidate], slot: Int32) {
        let marker = columns[Int(basics[Int(slot)])]
        for objective in objectives where candidates.count > 1 {
            let ratios = candidates.map { candidate -> Double in
                if candidate.column == basics[Int(slot)] {
                    return marker.objective == objective.slot ? marker.costAbove + marker.costBelow : 0
                }
                let price = price(of: candidate.column, direction: candidate.direction, in: objective)
                return price / candidate.coefficient
            }
            let least = (ratios.min() ?? 0) + Tolerance.price
            candidates = zip(candidates, ratios).filter { $0.1 <= least }.map(\.0)
        }
    }

    private func choose(_ candidates: [Candidate], byIndex: Bool) -> Candidate? {
        if byIndex {
            return candidates.min { $0.column < $1.column }
        }
        // Variables first, and of these the one in the fewest rows; then exact factors.
        let least = 0.01 * (candidates.lazy.map(\.coefficient).max() ?? 0)
        let free = candidates.filter { columns[Int($0.column)].kind == .variable && $0.coefficient > least }
        if !free.isEmpty {
            return free.min {
                (columns[Int($0.column)].rows.count, $0.column) < (columns[Int($1.column)].rows.count, $1.column)
            }
        }
        return candidates.min { ($1.coefficient, $0.column) < ($0.coefficient, $1.column) }
    }

    /// Returns the row with the most infeasible value, or the first infeasible one.
    private mutating func nextViolation(byIndex: Bool) -> Int32? {
        var worst: Int32?
        var violation = Tolerance.value
        var kept: [Int32] = []
        for slot in suspects where basics[Int(slot)] >= 0 {
            let this = columns[Int(basics[Int(slot)])].violation(of: rows[Int(slot)].constant)
            guard this > Tolerance.value else {
                continue
            }
            kept.append(slot)
            if let found = worst {
                let isBetter =
                    byIndex
                    ? basics[Int(slot)] < basics[Int(found)]
                    : (this, basics[Int(found)]) > (violation, basics[Int(slot)])
                guard isBetter else {
                    continue
                }
            }
            worst = slot
            violation = this
        }
        suspects = kept
        return worst
    }
}
