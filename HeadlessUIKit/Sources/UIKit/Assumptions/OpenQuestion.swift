/// A question about UIKit that nobody has settled, with all possible answers.
package struct OpenQuestion: Hashable, Sendable, CustomStringConvertible {
    /// `Q-1` to `Q-25`, as `HeadlessUIKit/Documentation/UIKitRules.md` numbers them.
    package let code: String
    /// The possible answers, the default first.
    package let answers: [String]

    package var description: String { code }

    /// All of them, in order.
    package static var all: [OpenQuestion] { entries.map(\.question) }

    fileprivate init(code: String, answers: [String]) {
        self.code = code
        self.answers = answers
    }

    /// The connection between a question and its property.
    fileprivate struct Entry {
        let question: OpenQuestion
        let read: (Assumptions) -> String
        let write: (String, inout Assumptions) -> Void
    }

    fileprivate static var entries: [Entry] {
        [
            entry("Q-1", \.touchesWithoutInteraction), entry("Q-2", \.presentingDuringDismissal),
            entry("Q-3", \.stackPreferredContentSize), entry("Q-4", \.fittingSizeNews), entry("Q-5", \.scrollViewPan),
            entry("Q-6", \.viewIsAppearing), entry("Q-7", \.alongside), entry("Q-8", \.movedSafeArea),
            entry("Q-9", \.initialUpdate), entry("Q-10", \.pausedPercent), entry("Q-11", \.traitsInWillTransition),
            entry("Q-12", \.keyboardMovement), entry("Q-13", \.escapeRoute), entry("Q-14", \.presentedFrame),
            entry("Q-15", \.intermediateHooks), entry("Q-16", \.velocityAfterSlowRest),
            entry("Q-17", \.alongsideEmptyAnimator), entry("Q-18", \.layoutHooksInDismissal),
            entry("Q-19", \.animatedOfStack), entry("Q-20", \.layoutAroundDismissal),
            entry("Q-21", \.dismissedFinalFrame), entry("Q-22", \.stackAfterCancellation),
            entry("Q-23", \.offsetsOnInsets), entry("Q-24", \.statusBarCapture), entry("Q-25", \.percentUpdate),
        ]
    }

    private static func entry<A: Assumptions.Answer>(_ code: String, _ path: WritableKeyPath<Assumptions, A>) -> Entry {
        Entry(
            question: OpenQuestion(code: code, answers: A.allCases.map(\.rawValue)),
            read: { $0[keyPath: path].rawValue },
            write: { answer, assumptions in
                guard let answer = A(rawValue: answer) else {
                    preconditionFailure("\(code) has no answer \(answer), but \(A.allCases.map(\.rawValue)).")
                }
                assumptions[keyPath: path] = answer
            })
    }

    fileprivate static func entry(of code: String) -> Entry {
        guard let entry = entries.first(where: { $0.question.code == code }) else {
            preconditionFailure("There is no open question \(code), but \(all).")
        }
        return entry
    }
}

extension Assumptions {
    /// The answer to a question, by its code. An unknown code or answer traps.
    package subscript(_ code: String) -> String {
        get { OpenQuestion.entry(of: code).read(self) }
        set { OpenQuestion.entry(of: code).write(newValue, &self) }
    }

    /// Answers as text, `Q-2=dropped,Q-5=last`, in any order; the default for questions that are not mentioned. Any
    /// other text traps.
    package init(parsing text: String) {
        self.init()
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=").map(String.init)
            precondition(sides.count == 2, "An assumption is written Q-2=dropped, not \(part).")
            self[sides[0]] = sides[1]
        }
    }

    /// The answers that are not the default, as `init(parsing:)` reads them: empty for the defaults.
    package var text: String {
        let defaults = Assumptions()
        return OpenQuestion.all.map(\.code).filter { self[$0] != defaults[$0] }
            .map { "\($0)=\(self[$0])" }.joined(separator: ",")
    }
}
