import Testing

@testable import UIKit

/// Required restrictions: values worked out by hand.
struct LayoutSolverTests {
    private let problem = LayoutProblem()

    @Test("a variable that nothing says anything of is 0")
    func unmentioned() {
        #expect(problem.values(problem.variables(2)) == [0, 0])
    }

    @Test("equations are solved, in whatever order they come")
    func equations() {
        let (x, y, z) = (problem.variable(), problem.variable(), problem.variable())
        problem.add(x + y + z, .equal, 6)
        problem.add(x - y, .equal, -1)
        problem.add(z, .equal, y + x)
        #expect(problem.values([x, y, z]) == [1, 2, 3])
    }

    @Test("factors count: a third of the width, and 16 to 9")
    func factors() {
        let (width, height, third) = (problem.variable(), problem.variable(), problem.variable())
        problem.add(third * 3, .equal, width)
        problem.add(height * 16, .equal, width * 9)
        problem.add(width, .equal, 320)
        #expect(problem.values([width, height]) == [320, 180])
        #expect(abs(problem.value(third) - 106.666667) < 1e-9)
    }

    @Test("an inequality that holds already moves nothing; one that does not moves as far as it has to")
    func inequalities() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x, .lessThanOrEqual, 100)
        problem.add(y, .greaterThanOrEqual, 44)
        #expect(problem.values([x, y]) == [0, 44])
        problem.add(x, .greaterThanOrEqual, y + LinearExpression(10))
        #expect(problem.values([x, y]) == [54, 44])
    }

    @Test("a ladder of inequalities: each at least 10 beyond the one before, and the last within 45")
    func inequalityLadder() {
        let steps = problem.variables(5)
        problem.add(steps[0], .greaterThanOrEqual, 5)
        for (lower, upper) in zip(steps, steps.dropFirst()) {
            problem.add(upper, .greaterThanOrEqual, lower + LinearExpression(10))
        }
        #expect(problem.values(steps) == [5, 15, 25, 35, 45])
        #expect(problem.add(steps[4], .lessThanOrEqual, 45) != nil)
        #expect(problem.values(steps) == [5, 15, 25, 35, 45])
        #expect(steps.allSatisfy(problem.isDetermined))
        #expect(problem.add(steps[4], .lessThanOrEqual, 44) == nil)
    }

    @Test("two inequalities that meet are an equality")
    func squeezed() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x - y, .greaterThanOrEqual, 8)
        problem.add(x - y, .lessThanOrEqual, 8)
        problem.add(y, .equal, 3)
        #expect(problem.value(x) == 11)
        #expect(problem.isDetermined(x))
    }

    @Test("saying the same twice is no conflict, and once is enough to keep it")
    func redundancy() {
        let (x, y) = (problem.variable(), problem.variable())
        let first = problem.add(x, .equal, 10)
        let second = problem.add(x * 2, .equal, 20)
        problem.add(x + y, .equal, 15)
        let third = problem.add(y, .equal, 5)
        #expect(second != nil)
        #expect(third != nil)
        problem.remove(first)
        #expect(problem.values([x, y]) == [10, 5])
        problem.remove(second)
        #expect(problem.values([x, y]) == [10, 5])
        #expect(problem.isDetermined(x))
        problem.remove(third)
        #expect(!problem.isDetermined(x))
    }

    @Test("a restriction without variables holds or does not")
    func constants() {
        #expect(problem.add(LinearExpression(0), .equal, 0) != nil)
        #expect(problem.add(LinearExpression(5), .greaterThanOrEqual, 3) != nil)
        #expect(problem.add(LinearExpression(0), .equal, 5) == nil)
        #expect(problem.add(LinearExpression(0), .equal, 5, 999) != nil)
    }

    @Test("0.1 + 0.2 is 0.3 for a required equality")
    func rounding() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x, .equal, 0.1)
        problem.add(y, .equal, x + LinearExpression(0.2))
        #expect(problem.add(y, .equal, 0.3) != nil)
    }

    @Test("an expression names each variable once, and none with the factor 0")
    func expressions() {
        let (x, y) = (problem.variable(), problem.variable())
        let sum = y * 2 + x * 3 - y - LinearExpression(1) + 5
        #expect(sum.terms.map(\.coefficient) == [3, 1])
        #expect(sum.terms.map(\.variable) == [x.terms[0].variable, y.terms[0].variable])
        #expect(sum.constant == 4)
        #expect((sum - sum).terms.isEmpty)
        #expect((x * 0).terms.isEmpty)
        #expect((-sum).terms.map(\.coefficient) == [-3, -1])
    }
}
