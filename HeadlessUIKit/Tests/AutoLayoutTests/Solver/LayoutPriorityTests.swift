import Testing

@testable import UIKit

struct LayoutPriorityTests {
    private let problem = LayoutProblem()

    @Test("an optional equality holds where it can, and comes as near as it can where it cannot")
    func optionalEquality() {
        let x = problem.variable()
        problem.add(x, .equal, 100, 750)
        #expect(problem.value(x) == 100)
        problem.add(x, .lessThanOrEqual, 80)
        #expect(problem.value(x) == 80)
    }

    @Test("an optional inequality asks for nothing but its own side")
    func optionalInequality() {
        let x = problem.variable()
        problem.add(x, .lessThanOrEqual, 50, 750)
        #expect(problem.value(x) == 0)
        problem.add(x, .equal, 30, 250)
        #expect(problem.value(x) == 30)
        problem.add(x, .greaterThanOrEqual, 60)
        #expect(problem.value(x) == 60)
    }

    @Test("one of 501 beats five of 500")
    func oneHigherBeatsManyLower() {
        let x = problem.variable()
        for _ in 0..<5 {
            problem.add(x, .equal, 0, 500)
        }
        problem.add(x, .equal, 100, 501)
        #expect(problem.value(x) == 100)
    }

    @Test("the least difference of priorities decides, whatever the amounts")
    func leastDifference() {
        let x = problem.variable()
        problem.add(x * 1000, .equal, 0, 749.99)
        problem.add(x * 0.001, .equal, 1, 750)
        #expect(problem.value(x) == 1000)
    }

    @Test("among equal priorities the sum decides: two against one")
    func majority() {
        let x = problem.variable()
        problem.add(x, .equal, 10, 500)
        problem.add(x, .equal, 30, 500)
        problem.add(x, .equal, 50, 500)
        #expect(problem.value(x) == 30)
        #expect(problem.isDetermined(x))
        problem.add(x, .equal, 50, 500)
        problem.add(x, .equal, 50, 500)
        #expect(problem.value(x) == 50)
    }

    @Test("two of equal priority that contradict each other leave a choice")
    func equalPriorities() {
        let x = problem.variable()
        problem.add(x, .equal, 10, 500)
        problem.add(x, .equal, 30, 500)
        #expect((10...30).contains(problem.value(x)))
        #expect(!problem.isDetermined(x))
        problem.add(x, .equal, 25, 499)
        #expect(problem.value(x) == 25)
        #expect(problem.isDetermined(x))
    }

    /// Two labels side by side: 120 and 150 wide by nature, 200 for both.
    @Test(
        "the one that resists compression more keeps its width",
        arguments: [(751, 750, [120, 80]), (750, 751, [50, 150])] as [(Float, Float, [Double])])
    func compression(first: Float, second: Float, widths: [Double]) {
        let labels = problem.variables(2)
        for (label, (width, resistance)) in zip(labels, [(120.0, first), (150.0, second)]) {
            problem.add(label, .greaterThanOrEqual, width, resistance)
            problem.add(label, .lessThanOrEqual, width, 250)
            problem.add(label, .greaterThanOrEqual, 0)
        }
        problem.add(labels[0] + labels[1], .equal, 200)
        #expect(problem.values(labels) == widths)
    }

    @Test(
        "the one that hugs less gets the room that is left over",
        arguments: [(251, 250, [120, 280]), (250, 251, [250, 150])] as [(Float, Float, [Double])])
    func hugging(first: Float, second: Float, widths: [Double]) {
        let labels = problem.variables(2)
        for (label, (width, hugging)) in zip(labels, [(120.0, first), (150.0, second)]) {
            problem.add(label, .lessThanOrEqual, width, hugging)
            problem.add(label, .greaterThanOrEqual, width, 750)
        }
        problem.add(labels[0] + labels[1], .equal, 400)
        #expect(problem.values(labels) == widths)
    }

    /// 300 wide if it fits, at most the container less 20 on each side, at least 100.
    @Test("a preferred width within limits", arguments: [(400, 300), (330, 290), (120, 100)] as [(Double, Double)])
    func preferredWidth(container: Double, width: Double) {
        let (outer, inner) = (problem.variable(), problem.variable())
        problem.add(outer, .equal, container)
        problem.add(inner, .equal, 300, 750)
        problem.add(inner, .lessThanOrEqual, outer - 40, 999)
        problem.add(inner, .greaterThanOrEqual, 100)
        #expect(problem.value(inner) == width)
    }

    @Test("the lower priorities share what the higher ones have left to them")
    func levels() {
        let (x, y, z) = (problem.variable(), problem.variable(), problem.variable())
        problem.add(x + y + z, .equal, 100)
        problem.add(x, .equal, 70, 900)
        problem.add(y, .equal, 50, 800)
        problem.add(z, .equal, 40, 700)
        problem.add(z, .greaterThanOrEqual, 0, 850)
        #expect(problem.values([x, y, z]) == [70, 30, 0])
        #expect(problem.cost().map(\.amount) == [0, 0, 0, 20, 40])
    }
}
