import SeededRandom
import Testing

@testable import UIKit

/// A thousand restrictions, and cases in which a simplex method can cycle.
struct LargeLayoutTests {
    private let problem = LayoutProblem()

    @Test("a chain of 1,000, in whatever order it is built", arguments: ["forward", "backward", "shuffled"])
    func chain(order: String) throws {
        var random = SeededGenerator(seed: 5)
        let links = problem.variables(1000)
        var places = Array(0..<1000)
        if order == "backward" { places.reverse() }
        if order == "shuffled" { places.shuffle(using: &random) }
        var start: LayoutSolver.Handle?
        for place in places {
            if place == 0 {
                start = problem.add(links[0], .equal, 16)
            } else {
                problem.add(links[place], .equal, links[place - 1] + LinearExpression(8))
            }
        }
        #expect(problem.value(links[999]) == 8008)
        #expect(problem.set(-20, of: try #require(start)) == nil)
        #expect(problem.value(links[500]) == 4020)
        #expect(problem.solver.takeChangedVariables().count == 1000)
    }

    @Test("a ladder of 1,000 inequalities comes down to the least, and gives way to a ceiling")
    func ladder() throws {
        let rungs = problem.variables(500)
        problem.add(rungs[0], .greaterThanOrEqual, 10)
        for (lower, upper) in zip(rungs, rungs.dropFirst()) {
            problem.add(upper - lower, .greaterThanOrEqual, 2)
            problem.add(upper - lower, .lessThanOrEqual, 6)
        }
        problem.add(rungs[499], .equal, 0, 250)
        #expect(problem.value(rungs[499]) == 1008)
        #expect(rungs.allSatisfy { $0 == rungs[499] || problem.value($0) <= 1008 })
        #expect(problem.isDetermined(rungs[250]))
        #expect(problem.value(rungs[250]) == 510)
    }

    @Test("a grid of 20 by 20 cells of one size, and their gaps")
    func grid() {
        let (width, height) = (problem.variable(), problem.variable())
        let columns = problem.variables(20)
        let rows = problem.variables(20)
        var cells: [(LinearExpression, LinearExpression)] = []
        for row in rows {
            for column in columns {
                let (x, y) = (problem.variable(), problem.variable())
                problem.add(x, .equal, column)
                problem.add(y, .equal, row)
                cells.append((x, y))
            }
        }
        for (edges, size, room) in [(columns, width, 410.0), (rows, height, 810.0)] {
            problem.add(edges[0], .equal, 10)
            for (near, far) in zip(edges, edges.dropFirst()) {
                problem.add(far, .equal, near + size + LinearExpression(5))
            }
            problem.add(edges[19] + size, .equal, room - 10)
        }
        // 20 cells and 19 gaps of 5 in 390, and in 790.
        #expect(problem.values([width, height]) == [14.75, 34.75])
        #expect(problem.value(cells[399].0) == 385.25)
        #expect(problem.value(cells[399].1) == 765.25)
    }

    /// Beale's example: without precautions the simplex method cycles. The optimum is -0.05, at x = (0.04, 0, 1, 0).
    @Test("Beale's example ends")
    func beale() {
        let x = problem.variables(4)
        for variable in x {
            problem.add(variable, .greaterThanOrEqual, 0)
        }
        problem.add(x[0] * 0.25 - x[1] * 60 - x[2] * 0.04 + x[3] * 9, .lessThanOrEqual, 0)
        problem.add(x[0] * 0.5 - x[1] * 90 - x[2] * 0.02 + x[3] * 3, .lessThanOrEqual, 0)
        problem.add(x[2], .lessThanOrEqual, 1)
        problem.add(x[1] * 150 - x[0] * 0.75 - x[2] * 0.02 + x[3] * 6, .lessThanOrEqual, -1, 500)
        #expect(problem.values(x) == [0.04, 0, 1, 0])
    }

    /// On a slightly skewed cube, the longest way from the first corner to the best one visits every corner.
    @Test("the Klee-Minty cube ends")
    func kleeMinty() {
        let x = problem.variables(8)
        var goal = LinearExpression()
        for place in 0..<8 {
            var sum = x[place]
            for lower in 0..<place {
                sum += x[lower] * Double(1 << (place - lower + 1))
            }
            problem.add(x[place], .greaterThanOrEqual, 0)
            problem.add(sum, .lessThanOrEqual, [5, 25, 125, 625, 3125, 15_625, 78_125, 390_625][place])
            goal += x[place] * Double(1 << (7 - place))
        }
        problem.add(goal, .greaterThanOrEqual, 1e6, 500)
        #expect(problem.values(x) == [0, 0, 0, 0, 0, 0, 0, 390_625])
    }

    @Test("a hundred restrictions through one corner end")
    func corner() {
        let x = problem.variables(4)
        var random = SeededGenerator(seed: 9)
        for _ in 0..<100 {
            let sum = x.map { $0 * Double(random.int(below: 7) - 3) }.reduce(LinearExpression(), +)
            problem.add(sum, .lessThanOrEqual, 0, random.chance(50) ? 1000 : 500)
        }
        for variable in x {
            problem.add(variable, .equal, 10, 400)
        }
        #expect(problem.cost().allSatisfy { $0.priority != 1000 || $0.amount < 1e-9 })
    }
}
