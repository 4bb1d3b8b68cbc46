/// A list as the layout engine puts it to the solver: rows with an icon, a title and a line, 10 constraints and 4 wishes of
/// content each.
struct ListRestrictions {
    private struct Box {
        let x, y, width, height: LinearExpression

        init(_ solver: LayoutSolver) {
            func number() -> LinearExpression { LinearExpression(solver.makeVariable()) }
            (x, y, width, height) = (number(), number(), number(), number())
            solver.hold(width, .greaterThanOrEqual)
            solver.hold(height, .greaterThanOrEqual)
        }

        var right: LinearExpression { x + width }
        var bottom: LinearExpression { y + height }
    }

    private let solver = LayoutSolver()
    private let last: LayoutVariable
    private let rows: Int
    private var firstTop: LayoutSolver.Handle?
    private let root: LayoutSolver.Handle

    init(rows: Int) {
        self.rows = rows
        let solver = solver
        let list = Box(solver)
        solver.hold(list.x)
        solver.hold(list.y)
        root = solver.hold(list.width - 393)
        solver.hold(list.height - 852)
        var above = LinearExpression()
        var last = list
        for _ in 0..<rows {
            let (icon, title, line) = (Box(solver), Box(solver), Box(solver))
            solver.hold(icon.x - 16)
            let top = solver.hold(icon.y - above - 8)
            firstTop = firstTop ?? top
            solver.hold(icon.width - 40)
            solver.hold(icon.height - 40)
            solver.hold(title.width - 120, .lessThanOrEqual, at: 250)
            solver.hold(title.width - 120, .greaterThanOrEqual, at: 750)
            solver.hold(title.height - 20, .lessThanOrEqual, at: 250)
            solver.hold(title.height - 20, .greaterThanOrEqual, at: 750)
            solver.hold(title.x - icon.right - 12)
            solver.hold(title.y + title.height * 0.5 - icon.y - icon.height * 0.5)
            solver.hold(title.right - list.width + 16, .lessThanOrEqual)
            solver.hold(line.x - title.x)
            solver.hold(line.right - list.width)
            solver.hold(line.y - icon.bottom - 7)
            solver.hold(line.height - 1)
            (above, last) = (line.bottom, line)
        }
        solver.solve()
        self.last = last.y.terms[0].variable
    }

    func check() {
        precondition(solver.value(of: last) == Double(56 * rows - 1))
    }

    /// Moves the first row; all others follow.
    func edit(_ count: Int) {
        guard let firstTop else { return }
        var sum = 0.0
        for step in 0..<count {
            solver.change(-8 - Double(step % 50), of: firstTop)
            sum += solver.value(of: last)
        }
        precondition(sum > 0)
    }

    static func byHand(rows: Int, _ times: Int) {
        var frames = [Double](repeating: 0, count: rows * 12)
        var sum = 0.0
        for step in 0..<times {
            var above = Double(step % 50)
            for row in 0..<rows {
                let y = above + 8
                frames.withUnsafeMutableBufferPointer { all in
                    let place = row * 12
                    (all[place], all[place + 1], all[place + 2], all[place + 3]) = (16, y, 40, 40)
                    (all[place + 4], all[place + 5], all[place + 6], all[place + 7]) = (68, y + 10, min(120, 309), 20)
                    (all[place + 8], all[place + 9], all[place + 10], all[place + 11]) = (68, y + 47, 325, 1)
                }
                above = y + 48
            }
            sum += frames[rows * 12 - 3]
        }
        precondition(sum > 0)
    }
}
