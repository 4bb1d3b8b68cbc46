import Testing

@testable import UIKit

struct LayoutConflictTests {
    private let problem = LayoutProblem()

    private func handle(_ handle: LayoutSolver.Handle?) throws -> LayoutSolver.Handle {
        try #require(handle)
    }

    @Test("two widths: the first one stays, and is the conflict")
    func twoEqualities() throws {
        let x = problem.variable()
        let first = try handle(problem.add(x, .equal, 100))
        #expect(problem.conflict(x, .equal, 200) == [first])
        #expect(problem.value(x) == 100)
        #expect(problem.conflict(x, .equal, 100) == nil)
    }

    @Test("only what takes part is named, in the order in which it came")
    func culprits() throws {
        let (x, y, z, other) = (problem.variable(), problem.variable(), problem.variable(), problem.variable())
        let left = try handle(problem.add(x, .equal, 0))
        problem.add(other, .equal, x + LinearExpression(5))
        let width = try handle(problem.add(y, .equal, x + LinearExpression(100)))
        problem.add(z, .lessThanOrEqual, 500)
        let gap = try handle(problem.add(z, .greaterThanOrEqual, y + LinearExpression(8)))
        problem.add(other, .greaterThanOrEqual, -3)
        #expect(problem.conflict(z, .lessThanOrEqual, 107) == [left, width, gap])
        #expect(problem.conflict(z, .lessThanOrEqual, 108) == nil)
    }

    @Test("with any of the named ones gone, it fits", arguments: 0..<3)
    func isMinimal(gone: Int) throws {
        let (a, b, c) = (problem.variable(), problem.variable(), problem.variable())
        problem.add(b, .lessThanOrEqual, 1000)
        let least = try handle(problem.add(a, .greaterThanOrEqual, 10))
        problem.add(b, .greaterThanOrEqual, a * 2)
        let gap = try handle(problem.add(c, .equal, b - LinearExpression(5)))
        let sum = try handle(problem.add(a + b + c, .lessThanOrEqual, 46))
        problem.add(a, .lessThanOrEqual, 15)
        problem.add(c, .greaterThanOrEqual, 0)
        // 10 and 21 and 16 are 47.
        #expect(problem.conflict(c, .equal, 16) == [least, gap, sum])
        problem.remove([least, gap, sum][gone])
        #expect(problem.conflict(c, .equal, 16) == nil)
    }

    @Test("what is optional is never a conflict, nor part of one")
    func optionalOnesGiveWay() throws {
        let x = problem.variable()
        problem.add(x, .equal, 50, 999)
        let limit = try handle(problem.add(x, .lessThanOrEqual, 80))
        #expect(problem.conflict(x, .equal, 90) == [limit])
        #expect(problem.add(x, .equal, 90, 999) != nil)
        #expect(problem.add(x, .equal, 70) != nil)
        #expect(problem.value(x) == 70)
    }

    @Test("a constant that cannot be is refused, and everything is as it was")
    func refusedConstant() throws {
        let (x, y) = (problem.variable(), problem.variable())
        let first = try handle(problem.add(x, .equal, 10))
        let second = try handle(problem.add(y, .equal, x + LinearExpression(10)))
        let limit = try handle(problem.add(y, .lessThanOrEqual, 50))
        problem.add(y, .equal, 100, 500)
        #expect(problem.values([x, y]) == [10, 20])
        let conflict = problem.set(-41, of: first)
        #expect(conflict?.restrictions == [second, limit])
        #expect(problem.values([x, y]) == [10, 20])
        #expect(problem.solver.restriction(of: first).expression.constant == -10)
        #expect(problem.set(-40, of: first) == nil)
        #expect(problem.values([x, y]) == [40, 50])
    }

    @Test("of two that say the same, neither can be changed alone")
    func refusedRedundancy() throws {
        let x = problem.variable()
        let first = try handle(problem.add(x, .equal, 10))
        let second = try handle(problem.add(x, .equal, 10))
        #expect(problem.set(-11, of: first)?.restrictions == [second])
        #expect(problem.set(-11, of: second)?.restrictions == [first])
        problem.remove(first)
        #expect(problem.set(-11, of: second) == nil)
        #expect(problem.value(x) == 11)
    }

    @Test("a refused restriction leaves every value and every wish alone")
    func refusedLeavesNothing() {
        let variables = problem.variables(6)
        for (place, variable) in variables.enumerated() {
            problem.add(variable, .equal, Double(place * 10), 500)
            problem.add(variable, .lessThanOrEqual, 45)
        }
        problem.add(variables[0] + variables[5], .lessThanOrEqual, 30)
        let before = problem.values(variables)
        _ = problem.solver.takeChangedVariables()
        #expect(problem.conflict(variables.reduce(LinearExpression(), +), .greaterThanOrEqual, 1000)?.count == 5)
        #expect(problem.values(variables) == before)
        #expect(problem.solver.takeChangedVariables().isEmpty)
    }

    @Test("no number above another in a circle")
    func circle() throws {
        let (x, y, z) = (problem.variable(), problem.variable(), problem.variable())
        let first = try handle(problem.add(x, .greaterThanOrEqual, y + LinearExpression(1)))
        let second = try handle(problem.add(y, .greaterThanOrEqual, z + LinearExpression(1)))
        #expect(problem.conflict(z - x, .greaterThanOrEqual, -1) == [first, second])
        #expect(problem.conflict(z - x, .greaterThanOrEqual, -2) == nil)
    }
}
