/// Finds values for variables that satisfy restrictions: required ones exactly, the rest as closely as possible, higher
/// priorities first. It is incremental: the cost of adding, removing or changing a constant depends on the variables
/// that move.
///
/// The same operations in the same order give bit-identical values. If the restrictions leave a choice
/// (``isDetermined(_:)``), a variable that nothing moves is 0, and one that is moved moves as little as possible. Which
/// of several is moved depends on the order of the restrictions, unless a priority below 1 decides it.
package final class LayoutSolver {
    /// Identifies a restriction that has been added.
    package struct Handle: Hashable, Sendable {
        let marker: Int32
        /// In the order of adding; never used twice.
        let number: Int
    }

    /// Required restrictions, in the order in which they were added, that contradict another one: without any one of
    /// them, the rest and the other one can be satisfied.
    package struct Conflict: Error, Hashable {
        package let restrictions: [Handle]
    }

    private struct Record {
        var number: Int
        var restriction: LayoutRestriction
    }

    private(set) var tableau = SimplexTableau()
    /// By marker.
    private var records: [Record?] = []
    private var additions = 0
    private var editsSinceRecomputing = 0

    package init() {}

    // MARK: Variables

    package func makeVariable() -> LayoutVariable {
        LayoutVariable(index: tableau.makeColumn(.variable))
    }

    /// Removes a variable that no restriction mentions any more. Its number is reused.
    package func removeVariable(_ variable: LayoutVariable) {
        precondition(isKnown(variable), "A layout variable that does not exist was removed.")
        precondition(
            tableau.columns[Int(variable.index)].mentions == 0,
            "A layout variable was removed while a restriction still mentions it.")
        tableau.removeVariable(variable.index)
    }

    // MARK: Restrictions

    /// Throws if it contradicts others, and then changes nothing.
    package func add(_ restriction: LayoutRestriction) -> Result<Handle, Conflict> {
        precondition(restriction.expression.constant.isFinite, "A layout restriction needs finite numbers.")
        precondition(
            restriction.priority > 0 && restriction.priority <= LayoutRestriction.required,
            "A layout priority is above 0 and at most 1000.")
        for term in restriction.expression.terms {
            precondition(term.coefficient.isFinite, "A layout restriction needs finite numbers.")
            precondition(isKnown(term.variable), "A layout restriction mentions a variable that does not exist.")
        }

        let marker: Int32
        switch tableau.add(restriction) {
        case .success(let column): marker = column
        case .failure(let blockade): return .failure(conflict(blockade.markers, without: nil))
        }
        for term in restriction.expression.terms {
            tableau.columns[Int(term.variable.index)].mentions += 1
        }
        additions += 1
        while records.count <= Int(marker) {
            records.append(nil)
        }
        records[Int(marker)] = Record(number: additions, restriction: restriction)
        return .success(Handle(marker: marker, number: additions))
    }

    package func remove(_ handle: Handle) {
        for term in record(of: handle).restriction.expression.terms {
            tableau.columns[Int(term.variable.index)].mentions -= 1
        }
        records[Int(handle.marker)] = nil
        tableau.removeMarker(handle.marker)
    }

    /// Changes the constant of a restriction's expression. Returns nil if done; on a conflict nothing has changed.
    package func setConstant(_ constant: Double, of handle: Handle) -> Conflict? {
        precondition(constant.isFinite, "A layout restriction needs finite numbers.")
        let restriction = record(of: handle).restriction
        guard constant != restriction.expression.constant else {
            return nil
        }
        if let blockade = tableau.setConstant(constant * restriction.sign, of: handle.marker) {
            return conflict(blockade.markers, without: handle)
        }
        records[Int(handle.marker)]?.restriction.expression.constant = constant
        editsSinceRecomputing += 1
        return nil
    }

    /// Returns the restriction with its current constant.
    package func restriction(of handle: Handle) -> LayoutRestriction {
        record(of: handle).restriction
    }

    // MARK: Values

    /// Optimises after changes. Does nothing if nothing has changed.
    package func solve() {
        tableau.optimize()
        if tableau.isLost || tableau.inexactPivots > 100 + records.count {
            rebuild()
            tableau.optimize()
            assert(!tableau.isLost, "The layout solver does not terminate.")
        }
        if editsSinceRecomputing >= 1_000 {
            editsSinceRecomputing = 0
            tableau.recomputeConstants()
        }
    }

    /// As of the last ``solve()``.
    package func value(of variable: LayoutVariable) -> Double {
        precondition(isKnown(variable), "A layout variable that does not exist was read.")
        return tableau.value(of: variable.index)
    }

    /// Returns the variables whose values have changed by more than 1e-6 since the last call, new ones since 0, in the
    /// order of their numbers.
    package func takeChangedVariables() -> [LayoutVariable] {
        tableau.takeChanged().map { LayoutVariable(index: $0) }
    }

    /// Returns false if an equally good solution has another value: the layout is ambiguous there.
    package func isDetermined(_ variable: LayoutVariable) -> Bool {
        precondition(isKnown(variable), "A layout variable that does not exist was read.")
        solve()
        var copy = tableau
        return !copy.canMove(variable.index)
    }

    // MARK: -

    private func rebuild() {
        let all = records.indices.compactMap { marker in records[marker].map { (Int32(marker), $0) } }
        let restrictions = all.sorted { $0.1.number < $1.1.number }.map { ($0.0, $0.1.restriction) }
        tableau.rebuild(restrictions)
    }

    private func isKnown(_ variable: LayoutVariable) -> Bool {
        Int(variable.index) < tableau.columns.count
            && tableau.columns[Int(variable.index)].kind == .variable
    }

    private func record(of handle: Handle) -> Record {
        guard Int(handle.marker) < records.count, let record = records[Int(handle.marker)],
            record.number == handle.number
        else {
            preconditionFailure("A layout restriction that does not exist was read.")
        }
        return record
    }

    private func conflict(_ markers: [Int32], without handle: Handle?) -> Conflict {
        let handles = markers.compactMap { marker in
            (records.indices.contains(Int(marker)) ? records[Int(marker)] : nil)
                .map { Handle(marker: marker, number: $0.number) }
        }
        return Conflict(restrictions: handles.filter { $0 != handle }.sorted { $0.number < $1.number })
    }
}
