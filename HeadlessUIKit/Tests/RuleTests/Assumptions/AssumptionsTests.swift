import Testing

@testable import UIKit

@MainActor
struct AssumptionsTests {
    @Test("Every open question has its default first, and at least two answers")
    func questionsHaveAnswers() {
        let defaults = Assumptions()
        #expect(OpenQuestion.all.map(\.code) == (1...25).map { "Q-\($0)" })
        #expect(OpenQuestion.all.allSatisfy { $0.answers.first == defaults[$0.code] && $0.answers.count > 1 })
        #expect(OpenQuestion.all.map(\.answers.count).reduce(0, +) == 52)
    }

    @Test("Assumptions survive being written as text")
    func textIsRead() {
        var assumptions = Assumptions()
        #expect(assumptions.text == "")
        assumptions["Q-4"] = "never"
        assumptions.scrollViewPan = .last
        #expect(assumptions.text == "Q-4=never,Q-5=last")
        #expect(Assumptions(parsing: "Q-5=last,Q-4=never") == assumptions)
    }

    @Test("An assumption of a test ends with it, also with an error")
    func assumptionEnds() {
        struct Stop: Error {}
        let before = Assumptions.current
        #expect(throws: Stop.self) {
            try Assumptions.assuming({ $0.initialUpdate = .yes }) {
                #expect(Assumptions.current.initialUpdate == .yes)
                throw Stop()
            }
        }
        #expect(Assumptions.current == before)
    }

    @Test("A question or an answer that does not exist traps")
    func unknownAnswersTrap() async {
        await #expect(processExitsWith: .failure) { _ = Assumptions(parsing: "Q-99=no") }
        await #expect(processExitsWith: .failure) { _ = Assumptions(parsing: "Q-9=perhaps") }
        await #expect(processExitsWith: .failure) { _ = Assumptions(parsing: "Q-9") }
    }
}
