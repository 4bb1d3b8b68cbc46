/// The right side of an equation: a constant, and the factors of the columns that are in it.
struct SparseRow {
    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    /// The changes in the set of columns when another row was merged into this one.
    struct Changes {
        var inserted: [Int32] = []
        var removed: [Int32] = []
    }

    var constant: Double
    /// In the order of the columns.
    private(set) var entries: [Entry] = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// 0 when the column is not in the row.
    func coefficient(of column: Int32) -> Double {
        let place = place(of: column)
        return place < entries.count && entries[place].column == column ? entries[place].coefficient : 0
    }

    /// The absolute value; 0 without columns.
    var largestCoefficient: Double {
        var largest = 0.0
        for entry in entries where entry.coefficient.magnitude > largest { largest = entry.coefficient.magnitude }
        return largest
    }

    /// Adds a column that is not in the row.
    mutating func insert(_ coefficient: Double, of column: Int32) {
        var place = entries.count
        entries.append(Entry(column: column, coefficient: coefficient))
        while place > 0, entries[place - 1].column > column {
            entries[place] = entries[place - 1]
            place -= 1
        }
        entries[place] = Entry(column: column, coefficient: coefficient)
    }

    /// Adds a multiple of one column.
    mutating func add(_ coefficient: Double, of column: Int32) {
        let place = place(of: column)
        guard place < entries.count, entries[place].column == column else {
            if coefficient != 0 { insert(coefficient, of: column) }
            return
        }
        entries[place].coefficient = Self.sum(entries[place].coefficient, coefficient)
        if entries[place].coefficient == 0 { entries.remove(at: place) }
    }

    /// Solves the equation for another of its columns: `basic` = this row becomes `column` = this row.
    mutating func solve(for column: Int32, insteadOf basic: Int32) {
        let factor = -1 / coefficient(of: column)
        entries.remove(at: place(of: column))
        constant *= factor
        for place in entries.indices {
            entries[place].coefficient *= factor
        }
        insert(-factor, of: basic)
    }

    /// Adds a multiple of another row and removes the column `dropped`.
    mutating func add(
        _ other: SparseRow, times factor: Double, dropping dropped: Int32 = -1, changes: inout Changes
    ) {
        changes.inserted.removeAll(keepingCapacity: true)
        changes.removed.removeAll(keepingCapacity: true)
        constant = Self.sum(constant, other.constant * factor)
        let capacity = entries.count + other.entries.count
        entries = [Entry](unsafeUninitializedCapacity: capacity) { sum, count in
            entries.withUnsafeBufferPointer { mine in
                other.entries.withUnsafeBufferPointer { theirs in
                    count = Self.merge(mine, theirs, times: factor, dropping: dropped, into: sum, changes: &changes)
                }
            }
        }
    }

    /// Returns the sum, or 0 if the rest is only a rounding error.
    static func sum(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) < 1e-12 + 1e-14 * abs(first) ? 0 : sum
    }

    private static func merge(
        _ mine: UnsafeBufferPointer<Entry>, _ theirs: UnsafeBufferPointer<Entry>, times factor: Double,
        dropping dropped: Int32, into sum: UnsafeMutableBufferPointer<Entry>, changes: inout Changes
    ) -> Int {
        var count = 0
        var left = 0
        var right = 0
        while left < mine.count || right < theirs.count {
            let mineIsFirst = right == theirs.count || left < mine.count && mine[left].column < theirs[right].column
            if mineIsFirst {
                if mine[left].column != dropped {
                    sum.initializeElement(at: count, to: mine[left])
                    count += 1
                }
                left += 1
                continue
            }
            var entry = theirs[right]
            entry.coefficient *= factor
            if left < mine.count, mine[left].column == entry.column {
                entry.coefficient = Self.sum(mine[left].coefficient, entry.coefficient)
                left += 1
                if entry.coefficient == 0 {
                    changes.removed.append(entry.column)
                }
            } else {
                changes.inserted.append(entry.column)
            }
            right += 1
            if entry.coefficient != 0 {
                sum.initializeElement(at: count, to: entry)
                count += 1
            }
        }
        return count
    }

    private func place(of column: Int32) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
