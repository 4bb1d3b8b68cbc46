/// Each variable 8 more than the one before: whatever is said of the first one is said of all.
struct Chain {
    private let solver = LayoutSolver()
    private let links: [LayoutVariable]
    private var start: LayoutSolver.Handle?

    init(links count: Int) {
        let solver = solver
        links = (0..<count).map { _ in solver.makeVariable() }
        start = solver.hold(LinearExpression(links[0]) - 16)
        for (left, right) in zip(links, links.dropFirst()) {
            solver.hold(LinearExpression(right) - LinearExpression(left) - 8)
        }
        solver.solve()
    }

    func check() {
        precondition(solver.value(of: links[links.count - 1]) == Double(8 + 8 * links.count))
    }

    /// Moves the start; everything follows.
    func edit(_ count: Int) {
        guard let start else { return }
        var sum = 0.0
        for step in 0..<count {
            solver.change(Double(-(step % 50)), of: start)
            sum += solver.value(of: links[links.count - 1])
        }
        precondition(sum > 0)
    }

    static func byHand(links count: Int, _ times: Int) {
        let gaps = [Double](repeating: 8, count: count)
        var places = gaps
        var sum = 0.0
        for step in 0..<times {
            var place = Double(step % 50)
            for (index, gap) in gaps.enumerated() {
                places[index] = place
                place += gap
            }
            sum += places[count - 1]
        }
        precondition(sum > 0)
    }
}

extension LayoutSolver {
    @discardableResult
    func hold(
        _ expression: LinearExpression, _ relation: LayoutRestriction.Relation = .equal, at priority: Float = 1000
    ) -> Handle {
        guard case .success(let handle) = add(LayoutRestriction(expression, relation, priority: priority)) else {
            preconditionFailure("The benchmark contradicts itself.")
        }
        return handle
    }

    func change(_ constant: Double, of handle: Handle) {
        precondition(setConstant(constant, of: handle) == nil, "The benchmark contradicts itself.")
        solve()
        _ = takeChangedVariables()
    }
}
