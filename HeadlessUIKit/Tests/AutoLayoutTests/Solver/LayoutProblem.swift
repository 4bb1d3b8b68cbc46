@testable import UIKit

/// A solver with its restrictions.
final class LayoutProblem {
    let solver = LayoutSolver()
    private(set) var restrictions: [(handle: LayoutSolver.Handle, restriction: LayoutRestriction)] = []

    func variable() -> LinearExpression {
        LinearExpression(solver.makeVariable())
    }

    func variables(_ count: Int) -> [LinearExpression] {
        (0..<count).map { _ in variable() }
    }

    /// Nil on a conflict.
    @discardableResult
    func add(
        _ left: LinearExpression, _ relation: LayoutRestriction.Relation, _ right: LinearExpression,
        _ priority: Float = 1000
    ) -> LayoutSolver.Handle? {
        let restriction = LayoutRestriction(left - right, relation, priority: priority)
        guard case .success(let handle) = solver.add(restriction) else {
            return nil
        }
        restrictions.append((handle, restriction))
        return handle
    }

    @discardableResult
    func add(
        _ left: LinearExpression, _ relation: LayoutRestriction.Relation, _ right: Double, _ priority: Float = 1000
    ) -> LayoutSolver.Handle? {
        add(left, relation, LinearExpression(right), priority)
    }

    /// Returns the restrictions that contradict one that was refused.
    func conflict(
        _ left: LinearExpression, _ relation: LayoutRestriction.Relation, _ right: Double
    ) -> [LayoutSolver.Handle]? {
        switch solver.add(LayoutRestriction(left - right, relation)) {
        case .success(let handle):
            solver.remove(handle)
            return nil
        case .failure(let conflict):
            return conflict.restrictions
        }
    }

    func remove(_ handle: LayoutSolver.Handle?) {
        if let handle {
            solver.remove(handle)
            restrictions.removeAll { $0.handle == handle }
        }
    }

    func set(_ constant: Double, of handle: LayoutSolver.Handle) -> LayoutSolver.Conflict? {
        let conflict = solver.setConstant(constant, of: handle)
        if conflict == nil, let place = restrictions.firstIndex(where: { $0.handle == handle }) {
            restrictions[place].restriction.expression.constant = constant
        }
        return conflict
    }

    /// The solved values of single variables, to a millionth.
    func values(_ expressions: [LinearExpression]) -> [Double] {
        solver.solve()
        return expressions.map { expression in
            let value = expression.terms.map { solver.value(of: $0.variable) * $0.coefficient }.reduce(0, +)
            return (value * 1e6).rounded() / 1e6
        }
    }

    func value(_ expression: LinearExpression) -> Double {
        values([expression])[0]
    }

    func isDetermined(_ expression: LinearExpression) -> Bool {
        solver.isDetermined(expression.terms[0].variable)
    }

    /// Returns the total violation of each priority's restrictions, the highest first.
    func cost() -> [(priority: Float, amount: Double)] {
        solver.solve()
        let priorities = Set(restrictions.map(\.restriction.priority)).sorted(by: >)
        return priorities.map { priority in
            let these = restrictions.map(\.restriction).filter { $0.priority == priority }
            return (priority, these.map(missing).reduce(0, +))
        }
    }

    private func missing(_ restriction: LayoutRestriction) -> Double {
        let value = restriction.expression.terms.map { solver.value(of: $0.variable) * $0.coefficient }.reduce(
            restriction.expression.constant, +)
        return restriction.missing(at: value)
    }
}

extension LayoutRestriction {
    /// Returns the violation for a value of its expression.
    func missing(at value: Double) -> Double {
        switch relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}
