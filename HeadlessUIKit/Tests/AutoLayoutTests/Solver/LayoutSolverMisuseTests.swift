import Testing

@testable import UIKit

struct LayoutSolverMisuseTests {
    @Test("a number that is none, or has no end, traps")
    func notFinite() async {
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            problem.add(problem.variable(), .equal, .nan)
        }
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            problem.add(problem.variable() * .infinity, .equal, 0)
        }
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            if let handle = problem.add(problem.variable(), .equal, 0) {
                _ = problem.set(.infinity, of: handle)
            }
        }
    }

    @Test("a priority outside of 0 to 1000 traps")
    func priority() async {
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            problem.add(problem.variable(), .equal, 0, 1001)
        }
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            problem.add(problem.variable(), .equal, 0, 0)
        }
    }

    @Test("what is gone traps")
    func gone() async {
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            let handle = problem.add(problem.variable(), .equal, 0)
            problem.remove(handle)
            if let handle { problem.solver.remove(handle) }
        }
        await #expect(processExitsWith: .failure) {
            let problem = LayoutProblem()
            let x = problem.variable()
            problem.add(x, .equal, 0)
            problem.solver.removeVariable(x.terms[0].variable)
        }
    }
}
