/// One unknown of the tableau: a variable of the layout, or the marker of a restriction, which is the value of its
/// expression (with the opposite sign for "at most").
struct SimplexColumn {
    enum Kind {
        case unused
        /// A variable of the layout: any number.
        case variable
        /// The marker of a required equality: 0.
        case fixed
        /// The marker of a required inequality: at least 0.
        case slack
        /// The marker of an optional restriction: any number, at a cost.
        case elastic
        /// The marker of a restriction that is being removed: any number.
        case released
    }

    var kind: Kind
    /// The row that defines it; nil if it is 0 and other rows are expressed by it.
    var slot: Int32?
    /// The rows that contain it, ascending.
    var rows = SlotList()

    /// The constant of a marker's restriction.
    var constant: Double = 0
    /// For an elastic marker: the row of its objective, and the cost there of a unit above and below 0.
    var objective: Int32 = -1
    var costAbove: Double = 0
    var costBelow: Double = 0
    /// For an elastic marker with a row: 1 or -1, the side of 0 whose costs are in the objective. It may be 0 on either
    /// side.
    var side: Double = 0

    /// For a variable: whether its value may have changed since the last query, and its value then.
    var isMarked = false
    var reported: Double = 0
    /// For a variable: the number of restrictions that mention it.
    var mentions: Int32 = 0

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The cost of a unit in the objective while it has a row.
    var slope: Double {
        kind == .elastic ? (side > 0 ? costAbove : -costBelow) : 0
    }

    /// Returns the distance of a value from its permitted side.
    func violation(of value: Double) -> Double {
        switch kind {
        case .fixed: abs(value)
        case .slack: -value
        case .elastic: -value * side
        case .unused, .variable, .released: 0
        }
    }
}

/// Numbers of rows, ascending.
struct SlotList {
    private(set) var slots: [Int32] = []

    var count: Int { slots.count }

    mutating func insert(_ slot: Int32) {
        // Usually it is among the last.
        var place = slots.count
        slots.append(slot)
        while place > 0, slots[place - 1] > slot {
            slots[place] = slots[place - 1]
            place -= 1
        }
        slots[place] = slot
    }

    mutating func remove(_ slot: Int32) {
        let place = place(of: slot)
        if place < slots.count, slots[place] == slot {
            slots.remove(at: place)
        }
    }

    private func place(of slot: Int32) -> Int {
        var low = 0
        var high = slots.count
        while low < high {
            let middle = (low + high) / 2
            if slots[middle] < slot {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
