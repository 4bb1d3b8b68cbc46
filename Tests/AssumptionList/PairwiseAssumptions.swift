import SeededRandom
import UIKit

/// A small number of sets of assumptions in which any two answers to two questions occur together at least once.
///
/// A fault that needs one answer, or a combination of two, shows under one of them.
struct PairwiseAssumptions {
    /// The answers to two questions, the lower one first.
    private struct Pair: Hashable {
        let first, second: Int
        let answers: [String]
    }

    let sets: [Assumptions]

    /// Takes the best of many random sets until no pair is left.
    init(of questions: [OpenQuestion] = OpenQuestion.all, seed: Int = 1) {
        var random = SeededGenerator(seed: seed)
        var left: Set<Pair> = []
        for second in questions.indices {
            for first in 0..<second {
                for answer in questions[first].answers {
                    for other in questions[second].answers {
                        left.insert(Pair(first: first, second: second, answers: [answer, other]))
                    }
                }
            }
        }
        var sets: [Assumptions] = []
        while !left.isEmpty {
            let candidates = (0..<200).map { _ in
                questions.map { $0.answers.randomElement(using: &random) ?? $0.answers[0] }
            }
            let gains = candidates.map { left.intersection(Self.pairs(in: $0)).count }
            guard let most = gains.max(), most > 0, let index = gains.firstIndex(of: most) else { continue }
            left.subtract(Self.pairs(in: candidates[index]))
            var set = Assumptions()
            for (question, answer) in zip(questions, candidates[index]) { set[question.code] = answer }
            sets.append(set)
        }
        self.sets = sets
    }

    private static func pairs(in answers: [String]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for second in answers.indices {
            for first in 0..<second {
                pairs.insert(Pair(first: first, second: second, answers: [answers[first], answers[second]]))
            }
        }
        return pairs
    }
}
