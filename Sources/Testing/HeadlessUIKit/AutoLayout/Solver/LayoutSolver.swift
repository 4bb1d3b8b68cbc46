/// Finds values for variables so that restrictions hold: what is required exactly, the rest as well as it can be, the
/// higher priority first. It is incremental: adding, removing and changing a constant cost what they move.
///
/// The same operations in the same order give bit-identical values. Where the restrictions leave a choice
/// (``isDetermined(_:)``), a variable that nothing moves is 0, and one that is moved comes only as far as it has to; which of
/// several is moved depends on the order in which the restrictions came, unless a priority below 1 says it.
package final class LayoutSolver {
    /// Stands for a restriction that has been added.
    package struct Handle: Hashable, Sendable {
        let marker: Int32
        /// In the order of adding; never used twice.
        let number: Int
    }

    /// Required restrictions, in the order in which they came, that another one cannot hold with: with any of them gone, the
    /// rest of them and the other one can.
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

    /// For a variable that no restriction mentions any more. Its number goes to a new one.
    package func removeVariable(_ variable: LayoutVariable) {
        precondition(isKnown(variable), "A layout variable was removed that is not there.")
        precondition(
            tableau.columns[Int(variable.index)].mentions == 0,
            "A layout variable was removed while a restriction still mentions it.")
        tableau.removeVariable(variable.index)
    }

    // MARK: Restrictions

    /// On failure nothing has changed.
    package func add(_ restriction: LayoutRestriction) -> Result<Handle, Conflict> {
        precondition(restriction.expression.constant.isFinite, "A layout restriction needs finite numbers.")
        precondition(
            restriction.priority > 0 && restriction.priority <= LayoutRestriction.required,
            "A layout priority is above 0 and at most 1000.")
        for term in restriction.expression.terms {
            precondition(term.coefficient.isFinite, "A layout restriction needs finite numbers.")
            precondition(isKnown(term.variable), "A layout restriction mentions a variable that is not there.")
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

    /// Changes the constant of a restriction's expression. Nil when done; on a conflict nothing has changed.
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

    /// What was added, with its present constant.
    package func restriction(of handle: Handle) -> LayoutRestriction {
        record(of: handle).restriction
    }

    // MARK: Values

    /// Brings what has changed to the optimum. Does nothing when nothing has.
    package func solve() {
        tableau.optimize()
        if tableau.isLost || tableau.inexactPivots > 100 + records.count {
            rebuild()
            tableau.optimize()
            assert(!tableau.isLost, "The layout solver goes round in circles.")
        }
        if editsSinceRecomputing >= 1_000 {
            editsSinceRecomputing = 0
            tableau.recomputeConstants()
        }
    }

    /// As of the last ``solve()``.
    package func value(of variable: LayoutVariable) -> Double {
        precondition(isKnown(variable), "A layout variable was asked for that is not there.")
        return tableau.value(of: variable.index)
    }

    /// The variables whose values are other ones than at the last call, by more than 1e-6, or than 0 for new ones; in the
    /// order of their numbers.
    package func takeChangedVariables() -> [LayoutVariable] {
        tableau.takeChanged().map { LayoutVariable(index: $0) }
    }

    /// False when another solution that is as good has another value: the layout is ambiguous there.
    package func isDetermined(_ variable: LayoutVariable) -> Bool {
        precondition(isKnown(variable), "A layout variable was asked for that is not there.")
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
            preconditionFailure("A layout restriction was asked for that is not there.")
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
