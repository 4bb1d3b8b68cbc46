extension SimplexTableau {
    /// Returns whether a variable has another value in another equally good solution. Needs an optimal tableau, and
    /// leaves it not optimal: use a copy.
    ///
    /// A solution is equally good exactly if nothing with a cost has moved. So this searches the highest and lowest
    /// value of the variable with the simplex method, and moves only columns without costs.
    mutating func canMove(_ variable: Int32) -> Bool {
        removeObjectives(below: 1)
        return canMove(variable, direction: 1) || canMove(variable, direction: -1)
    }

    private mutating func canMove(_ variable: Int32, direction: Double) -> Bool {
        let limit = 1_000 + 50 * (rows.count + columns.count)
        for _ in 0..<limit {
            guard let (column, way, speed) = freeMove(of: variable, direction: direction) else {
                return false
            }
            guard let (slot, step) = obstacle(to: column, direction: way, byIndex: true) else {
                return true
            }
            if step * speed > Tolerance.change {
                return true
            }
            pivot(slot, entering: column, side: way)
        }
        assertionFailure("The layout solver does not terminate while it looks for other solutions.")
        return false
    }

    /// Returns the first column that costs nothing and moves the variable, its direction, and the variable's rate of
    /// change.
    private func freeMove(of variable: Int32, direction: Double) -> (Int32, Double, Double)? {
        guard let slot = columns[Int(variable)].slot else {
            let isFree = isFree(variable, direction: direction, before: objectives.count)
            return isFree ? (variable, direction, 1) : nil
        }
        for entry in rows[Int(slot)].entries where abs(entry.coefficient) > Tolerance.price {
            let (column, coefficient) = (entry.column, entry.coefficient)
            let way = coefficient > 0 ? direction : -direction
            if mayMove(column, direction: way), isFree(column, direction: way, before: objectives.count) {
                return (column, way, abs(coefficient))
            }
        }
        return nil
    }
}
