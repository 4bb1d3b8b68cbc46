import Testing
import UIKit

@testable import UIKitProbe

/// The probe itself, on the headless UIKit, whose answers can be set.
@MainActor
struct AnswerTests {
    @Test("Of the headless UIKit the probe sees everything as expected, and the assumption first in each question")
    func defaults() async {
        let report = await Assumptions.assuming {
            $0 = Assumptions()
        } throughout: {
            await Probe.run(hands: HarnessHands())
        }
        for finding in report.findings {
            #expect(
                finding.outcome == .seen(finding.entry.expected[0]), "\(finding.entry.code) \(finding.entry.sentence)")
        }
        Console.clear()
    }

    /// A question and one of its answers, by their indices.
    struct Answer: Sendable, CustomStringConvertible {
        let question: OpenQuestion
        let place: Int
        var description: String { "\(question.code)=\(question.answers[place])" }
    }

    nonisolated static let answers = OpenQuestion.all.flatMap { question in
        question.answers.indices.dropFirst().map { Answer(question: question, place: $0) }
    }

    @Test("With an assumption set, the probe names that answer, and the others stay", arguments: answers)
    func switched(answer: Answer) async {
        let report = await Assumptions.assuming {
            $0 = Assumptions()
            $0[answer.question.code] = answer.question.answers[answer.place]
        } throughout: {
            await Probe.run(Probe.questions, hands: HarnessHands())
        }
        for finding in report.findings {
            let place = finding.entry.code == answer.question.code ? answer.place : 0
            #expect(finding.outcome == .seen(finding.entry.expected[place]), "\(finding.entry.code)")
        }
        Console.clear()
    }

    /// Q-7 keeps its first answer: with alongside animations before the interruptible animator's, they are part of it,
    /// and Q-17 does not arise.
    @Test("With the last answer to every other question, the probe names those, and sees all else as expected")
    func lastAnswers() async {
        let report = await Assumptions.assuming {
            $0 = Assumptions()
            for question in OpenQuestion.all where question.code != "Q-7" {
                $0[question.code] = question.answers[question.answers.count - 1]
            }
        } throughout: {
            await Probe.run(hands: HarnessHands())
        }
        for finding in report.findings {
            let expected = finding.entry.expected
            let place = finding.entry.code == "Q-7" ? 0 : expected.count - 1
            #expect(finding.outcome == .seen(expected[place]), "\(finding.entry.code)")
        }
        Console.clear()
    }

    @Test("Each question has as many answers in the probe as in the headless UIKit")
    func answersMatch() {
        func counts(_ answers: [(code: String, count: Int)]) -> [String: Int] {
            Dictionary(answers.map { ($0.code, $0.count) }) { first, _ in first }
        }
        #expect(
            counts(Probe.questions.map { ($0.code, $0.expected.count) })
                == counts(OpenQuestion.all.map { ($0.code, $0.answers.count) }))
    }

    @Test("A difference is marked, and shown with the expected result")
    func differences() async {
        let questions = Probe.questions.filter { $0.code == "Q-2" }
        let logs = Probe.logs.filter { $0.code == "L3" }
        let rule = Entry.rule("C0", "a rule | that is broken", "yes") { _ in "no" }
        let log = Entry.log("L0", "a list that is another one", ["first", "second"]) { _ in ["second", "first"].inOrder
        }
        let text = await Probe.run(questions + logs + [log, rule], hands: HarnessHands()).markdown
        #expect(text.contains("4 entries: 2 as expected, 2 different (**≠**), 0 without an answer (**?**)."))
        #expect(text.contains("\n| **≠** | C0 | a rule \\| that is broken | yes | no |\n"))
        #expect(
            text.contains(
                """
                ### L0: a list that is another one

                **≠** Expected:

                ```
                first
                second
                ```

                Seen:

                ```
                second
                first
                ```
                """))
        Console.clear()
    }

    @Test("A missing event is reported after some seconds, and the next entry follows")
    func stuck() async {
        let stuck = Entry.rule("C0", "a transition that never ends", "yes") { bench in
            let act = bench.makeAct()
            act.animate = { _ in }
            try await bench.present(bench.makePresented(by: act))
            return "yes"
        }
        let paused = Entry.rule("C0", "an interaction that nobody ends", "yes") { bench in
            let act = bench.makeAct()
            act.vendsAnimator = true
            act.interactor = UpdateNoter()
            try await bench.present(bench.makePresented(by: act))
            return "yes"
        }
        let report = await Probe.run([stuck, paused] + Probe.logs.prefix(1), hands: HarnessHands())
        let failure = Finding.Outcome.failed("the end of the presentation did not come within 4 seconds")
        #expect(report.findings.map(\.outcome).prefix(2) == [failure, failure])
        #expect(report.findings[2].isExpected)
        Console.clear()
    }

    @Test("Without hands the probe says what it could not ask, and why")
    func withoutHands() async {
        let report = await Probe.run(Probe.questions)
        let open = report.findings.filter { $0.seen == nil }
        #expect(open.map(\.entry.code) == ["Q-5", "Q-11", "Q-12", "Q-13", "Q-16"])
        #expect(report.finding("Q-5")?.outcome == .notAsked("it needs a finger"))
        #expect(report.markdown.contains("not asked: it needs VoiceOver and two fingers |"))
        Console.clear()
    }
}
