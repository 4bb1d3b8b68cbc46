/// Equations that express some of the unknowns, the basic ones, by all others, which are 0.
///
/// This is the tableau of the Cassowary algorithm (Badros, Borning and Stuckey), with three differences. Each
/// restriction has one marker instead of two error variables: the cost of an optional one bends at 0. A variable that
/// nothing restricts stays out of the basis, and so at 0. And there is one objective for each priority, so that no
/// weight has to be large enough.
///
/// Everything is stored in arrays and in the order of the columns or rows: the same operations give the same bits.
struct SimplexTableau {
    enum Tolerance {
        /// Smaller factors are no pivots, and smaller costs are 0.
        static let price = 1e-9
        /// The tolerance for infeasible values.
        static let value = 1e-8
        /// The smallest change of a value that counts.
        static let change = 1e-6
    }

    /// The total cost of the optional restrictions of one priority: a row like the others, but without an unknown.
    struct Objective {
        let priority: Float
        let slot: Int32
        var members = 1
    }

    private enum Slot {
        static let unused: Int32 = -1
        static let objective: Int32 = -2
    }

    var columns: [SimplexColumn] = []
    private var unusedColumns: [Int32] = []
    private(set) var rows: [SparseRow] = []
    /// The unknown that a row defines, below 0 for none.
    private(set) var basics: [Int32] = []
    private var unusedSlots: [Int32] = []
    /// Highest priority first.
    private(set) var objectives: [Objective] = []

    /// True if all objectives are at their minimum.
    var isOptimal = true
    /// Rows whose constants have changed since all values were known to be feasible.
    var suspects: [Int32] = []
    /// Variables whose values may have changed.
    private(set) var marked: [Int32] = []
    private(set) var pivots = 0
    /// A measure of rounding errors: the number of pivots with factors other than 1 and -1.
    private(set) var inexactPivots = 0
    /// True if rounding errors have led to an impossible state.
    var isLost = false

    private var changes = SparseRow.Changes()

    // MARK: Columns

    mutating func makeColumn(_ kind: SimplexColumn.Kind) -> Int32 {
        if let column = unusedColumns.popLast() {
            columns[Int(column)] = SimplexColumn(kind)
            return column
        }
        columns.append(SimplexColumn(kind))
        return Int32(columns.count - 1)
    }

    /// Removes a column, which has to be in no row.
    mutating func removeColumn(_ column: Int32) {
        columns[Int(column)] = SimplexColumn(.unused)
        unusedColumns.append(column)
    }

    func value(of column: Int32) -> Double {
        columns[Int(column)].slot.map { rows[Int($0)].constant } ?? 0
    }

    mutating func mark(_ column: Int32) {
        if columns[Int(column)].kind == .variable, !columns[Int(column)].isMarked {
            columns[Int(column)].isMarked = true
            marked.append(column)
        }
    }

    mutating func takeMarked() -> [Int32] {
        let taken = marked
        marked.removeAll(keepingCapacity: true)
        return taken
    }

    /// Makes columns for the same variables and markers in a new tableau, without their equations.
    func pristine() -> SimplexTableau {
        var new = SimplexTableau()
        new.columns = columns.map { column in
            var pristine = SimplexColumn(column.kind)
            pristine.mentions = column.mentions
            pristine.reported = column.reported
            return pristine
        }
        new.unusedColumns = unusedColumns
        for column in columns.indices {
            new.mark(Int32(column))
        }
        return new
    }

    // MARK: Rows

    /// Adds the equation of a new marker, `sign` times the expression.
    mutating func insertRow(for marker: Int32, _ expression: LinearExpression, sign: Double) -> Int32 {
        // A remainder that is only a rounding error is 0.
        var row = SparseRow(constant: SparseRow.sum(sign * expression.constant, 0))
        for term in expression.terms {
            let column = term.variable.index
            if let slot = columns[Int(column)].slot {
                row.add(rows[Int(slot)], times: sign * term.coefficient, changes: &changes)
            } else {
                row.add(sign * term.coefficient, of: column)
            }
        }
        let slot = makeSlot(row, of: marker)
        columns[Int(marker)].slot = slot
        for entry in row.entries {
            columns[Int(entry.column)].rows.insert(slot)
        }
        return slot
    }

    mutating func removeRow(_ slot: Int32) {
        for entry in rows[Int(slot)].entries {
            columns[Int(entry.column)].rows.remove(slot)
        }
        if basics[Int(slot)] >= 0 {
            columns[Int(basics[Int(slot)])].slot = nil
        }
        rows[Int(slot)] = SparseRow()
        basics[Int(slot)] = Slot.unused
        unusedSlots.append(slot)
    }

    mutating func changeConstant(of slot: Int32, by change: Double) {
        rows[Int(slot)].constant = SparseRow.sum(rows[Int(slot)].constant, change)
        noteChange(of: slot)
    }

    /// Adds a multiple of a row to another one, and removes a column.
    private mutating func add(_ row: SparseRow, times factor: Double, to slot: Int32, dropping dropped: Int32 = -1) {
        rows[Int(slot)].add(row, times: factor, dropping: dropped, changes: &changes)
        for column in changes.inserted {
            columns[Int(column)].rows.insert(slot)
        }
        for column in changes.removed {
            columns[Int(column)].rows.remove(slot)
        }
    }

    private mutating func makeSlot(_ row: SparseRow, of basic: Int32) -> Int32 {
        if let slot = unusedSlots.popLast() {
            rows[Int(slot)] = row
            basics[Int(slot)] = basic
            return slot
        }
        rows.append(row)
        basics.append(basic)
        return Int32(rows.count - 1)
    }

    private mutating func noteChange(of slot: Int32) {
        let basic = basics[Int(slot)]
        if basic >= 0 {
            if columns[Int(basic)].kind == .variable {
                mark(basic)
            } else {
                suspects.append(slot)
            }
        }
    }

    // MARK: Pivots

    /// Makes the column `entering` basic in the row, whose unknown leaves and becomes 0. `side` is the side to which an
    /// elastic marker goes.
    mutating func pivot(_ slot: Int32, entering: Int32, side: Double) {
        pivots += 1
        let leaving = basics[Int(slot)]
        payForBasic(leaving, times: -1)
        columns[Int(leaving)].slot = nil
        mark(leaving)

        if abs(rows[Int(slot)].coefficient(of: entering)) != 1 {
            inexactPivots += 1
        }
        rows[Int(slot)].solve(for: entering, insteadOf: leaving)
        let row = rows[Int(slot)]
        basics[Int(slot)] = entering
        columns[Int(leaving)].rows.insert(slot)

        let others = columns[Int(entering)].rows.slots
        columns[Int(entering)].rows = SlotList()
        columns[Int(entering)].slot = slot
        columns[Int(entering)].side = side
        noteChange(of: slot)
        for other in others where other != slot {
            add(row, times: rows[Int(other)].coefficient(of: entering), to: other, dropping: entering)
            noteChange(of: other)
        }
        payForBasic(entering, times: 1)
    }

    /// Lets a basic elastic marker go on beyond 0.
    mutating func flip(_ slot: Int32) {
        let marker = basics[Int(slot)]
        payForBasic(marker, times: -1)
        columns[Int(marker)].side *= -1
        payForBasic(marker, times: 1)
        suspects.append(slot)
    }

    mutating func forgetRounding() {
        inexactPivots = 0
        isLost = false
    }

    /// Computes all values again from the constants of the restrictions, without accumulated rounding errors.
    mutating func recomputeConstants() {
        for slot in rows.indices where basics[slot] >= 0 {
            var constant = columns[Int(basics[slot])].constant
            for entry in rows[slot].entries {
                constant = SparseRow.sum(constant, -entry.coefficient * columns[Int(entry.column)].constant)
            }
            rows[slot].constant = constant
        }
    }

    // MARK: Objectives

    /// Adds the cost of a marker that has just got its row to the objective of a priority.
    mutating func setPrice(of marker: Int32, above: Double, below: Double, priority: Float) {
        let place = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
        if place < objectives.count, objectives[place].priority == priority {
            objectives[place].members += 1
        } else {
            objectives.insert(Objective(priority: priority, slot: makeSlot(SparseRow(), of: Slot.objective)), at: place)
        }
        columns[Int(marker)].objective = objectives[place].slot
        columns[Int(marker)].costAbove = above
        columns[Int(marker)].costBelow = below
        let value = value(of: marker)
        columns[Int(marker)].side = value < 0 || (value == 0 && above > below) ? -1 : 1
        payForBasic(marker, times: 1)
    }

    /// Removes a marker from its objective.
    mutating func removePrice(of marker: Int32) {
        if columns[Int(marker)].slot != nil {
            payForBasic(marker, times: -1)
        }
        guard let place = objectives.firstIndex(where: { $0.slot == columns[Int(marker)].objective }) else {
            return
        }
        columns[Int(marker)].kind = .released
        objectives[place].members -= 1
        if objectives[place].members == 0 {
            removeRow(objectives[place].slot)
            objectives.remove(at: place)
        }
    }

    /// Removes all objectives below a priority, with their costs: their markers are then like variables.
    mutating func removeObjectives(below priority: Float) {
        for objective in objectives where objective.priority < priority {
            removeRow(objective.slot)
            for column in columns.indices
            where columns[column].kind == .elastic && columns[column].objective == objective.slot {
                columns[column].kind = .released
            }
        }
        objectives.removeAll { $0.priority < priority }
    }

    /// Returns the cost in an objective of one step of a column that is 0; `direction` is 1 or -1.
    func price(of column: Int32, direction: Double, in objective: Objective) -> Double {
        var price = direction * rows[Int(objective.slot)].coefficient(of: column)
        if columns[Int(column)].kind == .elastic, columns[Int(column)].objective == objective.slot {
            price += direction > 0 ? columns[Int(column)].costAbove : columns[Int(column)].costBelow
        }
        return price
    }

    private mutating func payForBasic(_ column: Int32, times factor: Double) {
        let slope = columns[Int(column)].slope
        if slope != 0, let slot = columns[Int(column)].slot {
            add(rows[Int(slot)], times: slope * factor, to: columns[Int(column)].objective)
        }
    }
}
