import Testing

@testable import UIKit

struct LayoutEditTests {
    private let problem = LayoutProblem()

    private func handle(_ handle: LayoutSolver.Handle?) throws -> LayoutSolver.Handle {
        try #require(handle)
    }

    @Test("a changed constant moves what depends on it, and nothing else is reported")
    func changedVariables() throws {
        let (x, y, z) = (problem.variable(), problem.variable(), problem.variable())
        let start = try handle(problem.add(x, .equal, 10))
        problem.add(y, .equal, x + LinearExpression(5))
        problem.add(z, .equal, 7)
        #expect(problem.values([x, y, z]) == [10, 15, 7])
        #expect(problem.solver.takeChangedVariables() == [x, y, z].map { $0.terms[0].variable })
        #expect(problem.solver.takeChangedVariables().isEmpty)

        #expect(problem.set(-20, of: start) == nil)
        #expect(problem.values([x, y, z]) == [20, 25, 7])
        #expect(problem.solver.takeChangedVariables() == [x, y].map { $0.terms[0].variable })
    }

    @Test("there and back is no change, and less than a millionth is none either")
    func noChange() throws {
        let x = problem.variable()
        let start = try handle(problem.add(x, .equal, 10))
        problem.solver.solve()
        _ = problem.solver.takeChangedVariables()
        #expect(problem.set(-20, of: start) == nil)
        #expect(problem.set(-10, of: start) == nil)
        problem.solver.solve()
        #expect(problem.solver.takeChangedVariables().isEmpty)
        #expect(problem.set(-10.0000005, of: start) == nil)
        problem.solver.solve()
        #expect(problem.solver.takeChangedVariables().isEmpty)
    }

    @Test("a constant that changes which restrictions hold takes effect on the others, and back again")
    func switchingSides() throws {
        let (container, width, rest) = (problem.variable(), problem.variable(), problem.variable())
        let size = try handle(problem.add(container, .equal, 400))
        problem.add(width, .equal, 300, 750)
        problem.add(rest, .greaterThanOrEqual, 20)
        problem.add(width + rest, .equal, container)
        #expect(problem.values([width, rest]) == [300, 100])
        #expect(problem.set(-310, of: size) == nil)
        #expect(problem.values([width, rest]) == [290, 20])
        #expect(problem.set(-50, of: size) == nil)
        #expect(problem.values([width, rest]) == [30, 20])
        #expect(problem.set(-400, of: size) == nil)
        #expect(problem.values([width, rest]) == [300, 100])
    }

    @Test("an optional constant can be changed, too")
    func optionalConstant() throws {
        let x = problem.variable()
        let wish = try handle(problem.add(x, .equal, 10, 500))
        problem.add(x, .lessThanOrEqual, 50)
        #expect(problem.value(x) == 10)
        #expect(problem.set(-200, of: wish) == nil)
        #expect(problem.value(x) == 50)
        #expect(problem.set(-30, of: wish) == nil)
        #expect(problem.value(x) == 30)
    }

    @Test("what was removed is forgotten, and the next best holds")
    func removal() {
        let x = problem.variable()
        let required = problem.add(x, .equal, 10)
        let wish = problem.add(x, .equal, 20, 750)
        problem.add(x, .equal, 30, 250)
        #expect(problem.value(x) == 10)
        problem.remove(required)
        #expect(problem.value(x) == 20)
        problem.remove(wish)
        #expect(problem.value(x) == 30)
    }

    @Test("a removed limit lets the others go back to where they want to be")
    func removedLimit() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x, .equal, 100, 500)
        problem.add(y, .equal, x + LinearExpression(10))
        let limit = problem.add(y, .lessThanOrEqual, 60)
        #expect(problem.values([x, y]) == [50, 60])
        problem.remove(limit)
        #expect(problem.values([x, y]) == [100, 110])
    }

    @Test("what nothing says anything of any more is 0 again")
    func backToZero() {
        let (x, width, next) = (problem.variable(), problem.variable(), problem.variable())
        problem.add(x, .equal, 20)
        let size = problem.add(width, .equal, 100)
        problem.add(next, .equal, x + width + LinearExpression(8))
        #expect(problem.values([x, width, next]) == [20, 100, 128])
        problem.remove(size)
        #expect(problem.values([x, width, next]) == [20, 0, 28])
        #expect(problem.isDetermined(x))
        #expect(!problem.isDetermined(width))
    }

    @Test("a removed variable's number goes to a new one, which starts at 0 and is not reported")
    func reusedVariable() throws {
        let x = problem.variable()
        let start = problem.add(x, .equal, 10)
        problem.solver.solve()
        problem.remove(start)
        problem.solver.solve()
        problem.solver.removeVariable(x.terms[0].variable)
        let new = problem.variable()
        #expect(problem.value(new) == 0)
        #expect(problem.solver.takeChangedVariables().isEmpty)
        problem.add(new, .equal, 3)
        #expect(problem.value(new) == 3)
    }

    @Test("ten thousand edits add up to nothing")
    func drift() throws {
        let variables = problem.variables(10)
        let start = try handle(problem.add(variables[0], .equal, 0.1))
        for (left, right) in zip(variables, variables.dropFirst()) {
            problem.add(right, .equal, left * (1.0 / 3) + LinearExpression(0.7))
        }
        problem.solver.solve()
        let last = variables[9].terms[0].variable
        let before = problem.solver.value(of: last)
        for step in 1..<10_000 {
            #expect(problem.set(-1e6 * (1 + Double(step % 97) / 7), of: start) == nil)
            problem.solver.solve()
        }
        #expect(problem.set(-0.1, of: start) == nil)
        problem.solver.solve()
        #expect(abs(problem.solver.value(of: last) - before) < 1e-14)
    }
}
