import SeededRandom
import Testing

@testable import UIKit

/// Random restrictions, compared with a new solver, and with trying all values.
struct RandomLayoutTests {
    private static let relations: [LayoutRestriction.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]

    private static let factors: [Double] = [1, 1, 1, -1, -1, -1, 0.5, 2, -1 / 3]

    @Test("after any additions, removals and edits the solution is that of a new solver", arguments: 1...8)
    func incrementalEqualsNew(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let problem = LayoutProblem()
        let variables = problem.variables(8)
        var compared = 0
        for step in 0..<600 {
            change(problem, variables, &random, upTo: 14)
            if step % 3 == 0 {
                compare(problem, variables, &compared, "seed \(seed), step \(step)")
            }
        }
        #expect(compared > 100)
    }

    private func change(
        _ problem: LayoutProblem, _ variables: [LinearExpression], _ random: inout SeededGenerator, upTo count: Int
    ) {
        let some = problem.restrictions.randomElement(using: &random)
        switch (Int.random(in: 0..<10, using: &random), some) {
        case (0...2, let some?):
            problem.remove(some.handle)
        case (3...6, let some?) where problem.restrictions.count > count:
            problem.remove(some.handle)
        case (3...5, let some?):
            _ = problem.set(Double(Int.random(in: -50...50, using: &random)), of: some.handle)
        case (6, _):
            problem.solver.solve()
        default:
            var expression = LinearExpression(Double(Int.random(in: -50...50, using: &random)))
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let factor = random.element(of: Self.factors) ?? 1
                expression += variables[random.int(below: variables.count)] * factor
            }
            problem.add(
                expression, Self.relations.randomElement(using: &random) ?? .equal, 0,
                [1000, 1000, 750, 500, 500, 250].randomElement(using: &random) ?? 1000)
        }
    }

    private func compare(
        _ problem: LayoutProblem, _ variables: [LinearExpression], _ compared: inout Int, _ moment: Comment
    ) {
        let new = LayoutProblem()
        _ = new.variables(variables.count)
        for (_, restriction) in problem.restrictions {
            #expect(new.add(restriction.expression, restriction.relation, 0, restriction.priority) != nil, moment)
        }
        let costs = zip(problem.cost(), new.cost())
        #expect(costs.allSatisfy { abs($0.amount - $1.amount) < 1e-6 }, moment)
        #expect(problem.cost().allSatisfy { $0.priority < 1000 || $0.amount < 1e-6 }, moment)
        for variable in variables where new.isDetermined(variable) {
            compared += 1
            #expect(abs(problem.value(variable) - new.value(variable)) < 2e-6, moment)
        }
        #expect(variables.map(problem.isDetermined) == variables.map(new.isDetermined), moment)
    }

    /// With differences of variables only, some optimal solution has whole numbers, so that it is enough to try these.
    @Test(
        "no values in the whole range are better, and what is determined is what no other best solution differs in",
        arguments: 1...12)
    func isBest(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<25 {
            let problem = LayoutProblem()
            let variables = problem.variables(3)
            for variable in variables {
                problem.add(variable, .greaterThanOrEqual, -4)
                problem.add(variable, .lessThanOrEqual, 4)
            }
            for _ in 0..<Int.random(in: 1...7, using: &random) {
                let first = Int.random(in: 0..<3, using: &random)
                let second = Int.random(in: 0..<3, using: &random)
                let left = first == second ? variables[first] : variables[first] - variables[second]
                problem.add(
                    left, Self.relations.randomElement(using: &random) ?? .equal,
                    Double(Int.random(in: -5...5, using: &random)),
                    [1000, 750, 500, 500, 250, 250].randomElement(using: &random) ?? 1000)
            }
            compareWithAll(problem, variables, "seed \(seed), round \(round)")
        }
    }

    private func compareWithAll(_ problem: LayoutProblem, _ variables: [LinearExpression], _ moment: Comment) {
        let cost = problem.cost()
        let indices = variables.map { $0.terms[0].variable }
        // Everything that does not depend on the values is computed once: there are 729 of them.
        let levels = cost.map { level in
            problem.restrictions.map(\.restriction).filter { $0.priority == level.priority }.map { restriction in
                let terms = restriction.expression.terms.map { term in
                    (term.coefficient, indices.firstIndex(of: term.variable) ?? 0)
                }
                return (restriction, terms)
            }
        }
        var best: [[Double]] = []
        var least: [Double] = []
        for number in 0..<729 {
            let values = [Double(number % 9 - 4), Double(number / 9 % 9 - 4), Double(number / 81 - 4)]
            let amounts = levels.map { level in
                var amount = 0.0
                for (restriction, terms) in level {
                    var sum = restriction.expression.constant
                    for (coefficient, place) in terms { sum += coefficient * values[place] }
                    amount += restriction.missing(at: sum)
                }
                return amount
            }
            if best.isEmpty || amounts.lexicographicallyPrecedes(least) {
                best = [values]
                least = amounts
            } else if amounts == least {
                best.append(values)
            }
        }
        #expect(zip(cost, least).allSatisfy { abs($0.amount - $1) < 1e-9 }, moment)
        for (place, variable) in variables.enumerated() {
            #expect(problem.isDetermined(variable) == (Set(best.map { $0[place] }).count == 1), moment)
        }
    }

    @Test("the same operations give the same bits")
    func isRepeatable() {
        func bits() -> [UInt64] {
            var random = SeededGenerator(seed: 77)
            let problem = LayoutProblem()
            let variables = problem.variables(10)
            return (0..<300).flatMap { _ -> [UInt64] in
                change(problem, variables, &random, upTo: 20)
                problem.solver.solve()
                return variables.map { problem.solver.value(of: $0.terms[0].variable).bitPattern }
            }
        }
        #expect(bits() == bits())
    }
}
