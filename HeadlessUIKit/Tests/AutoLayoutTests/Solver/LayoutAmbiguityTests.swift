import Testing

@testable import UIKit

struct LayoutAmbiguityTests {
    private let problem = LayoutProblem()

    @Test("what one equation says of two variables leaves both open")
    func oneEquation() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x + y, .equal, 100)
        #expect(!problem.isDetermined(x))
        #expect(!problem.isDetermined(y))
        problem.add(x, .equal, 30, 1)
        #expect(problem.isDetermined(x))
        #expect(problem.isDetermined(y))
        #expect(problem.values([x, y]) == [30, 70])
    }

    @Test("inequalities alone determine nothing, unless they leave no room")
    func inequalities() {
        let x = problem.variable()
        problem.add(x, .greaterThanOrEqual, 10)
        #expect(!problem.isDetermined(x))
        problem.add(x, .lessThanOrEqual, 20)
        #expect(!problem.isDetermined(x))
        problem.add(x, .lessThanOrEqual, 10)
        #expect(problem.isDetermined(x))
    }

    @Test("one part of a layout may be ambiguous while the other is not")
    func parts() {
        let (x, width, y, height) = (
            problem.variable(), problem.variable(), problem.variable(), problem.variable()
        )
        problem.add(x, .equal, 20)
        problem.add(width, .equal, 100)
        problem.add(y, .equal, 20)
        #expect([x, width, y, height].map(problem.isDetermined) == [true, true, true, false])
    }

    @Test("asking moves nothing")
    func askingIsHarmless() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x + y, .equal, 100)
        problem.add(x, .greaterThanOrEqual, 20)
        problem.add(x, .lessThanOrEqual, 60)
        let before = problem.values([x, y])
        _ = problem.solver.takeChangedVariables()
        #expect(!problem.isDetermined(x))
        #expect(problem.values([x, y]) == before)
        #expect(problem.solver.takeChangedVariables().isEmpty)
    }

    @Test("a priority below 1 says where an ambiguous variable goes, which stays ambiguous")
    func natural() {
        let (x, width) = (problem.variable(), problem.variable())
        problem.add(x + width, .equal, 300)
        problem.add(width, .equal, 0, 0.5)
        #expect(problem.values([x, width]) == [300, 0])
        #expect(!problem.isDetermined(width))
        problem.add(width, .equal, 40, 1)
        #expect(problem.values([x, width]) == [260, 40])
        #expect(problem.isDetermined(width))
    }

    @Test("at a corner where many restrictions meet, variables that can move are distinguished from others")
    func degenerateCorner() {
        let (x, y) = (problem.variable(), problem.variable())
        problem.add(x, .greaterThanOrEqual, 0)
        problem.add(y, .greaterThanOrEqual, 0)
        problem.add(x + y, .greaterThanOrEqual, 0)
        problem.add(x - y, .lessThanOrEqual, 0)
        problem.add(x - y * 2, .lessThanOrEqual, 0)
        #expect(problem.values([x, y]) == [0, 0])
        #expect([x, y].map(problem.isDetermined) == [false, false])
        problem.add(y - x * 0.5, .lessThanOrEqual, 0)
        #expect([x, y].map(problem.isDetermined) == [true, true])
    }
}
