import SeededRandom
import UIKit

/// A small number of sets of assumptions in which any two answers to two questions occur together at least once.
///
/// A fault that needs one answer, or a combination of two, shows under one of them.
struct PairwiseAssumptions {
    let sets: [Assumptions]

    /// Finds the sets for a number of them, beginning with as many as the two questions with most answers need.
    init(of questions: [OpenQuestion] = OpenQuestion.all, seed: Int = 1) {
        var random = SeededGenerator(seed: seed)
        var count = questions.map(\.answers.count).sorted(by: >).prefix(2).reduce(1, *)
        var table = PairTable(of: questions, count: count, using: &random)
        while !table.complete(within: 20_000, using: &random) {
            count += 1
            table = PairTable(of: questions, count: count, using: &random)
        }
        sets = table.sets.map { answers in
            var set = Assumptions()
            for (question, answer) in zip(questions, answers) {
                set[question.code] = question.answers[answer - table.firsts[question.code, default: 0]]
            }
            return set
        }
    }
}

/// Sets of answers, and how often any two answers occur together. The answers of all questions are numbered.
private struct PairTable {
    private(set) var sets: [[Int]]
    /// The number of the first answer to each question, by its code.
    let firsts: [String: Int]
    private let ranges: [Range<Int>]
    private var occurrences: [[Int]]
    /// The number of pairs that occur in no set.
    private var missing = 0

    init(of questions: [OpenQuestion], count: Int, using random: inout SeededGenerator) {
        var (firsts, ranges, first) = ([String: Int](), [Range<Int>](), 0)
        for question in questions {
            firsts[question.code] = first
            ranges.append(first..<first + question.answers.count)
            first += question.answers.count
        }
        (self.firsts, self.ranges) = (firsts, ranges)
        sets = (0..<count).map { _ in ranges.map { Int.random(in: $0, using: &random) } }
        occurrences = Array(repeating: Array(repeating: 0, count: first), count: first)
        for set in sets {
            for answer in set { for other in set where other != answer { occurrences[answer][other] += 1 } }
        }
        for (index, range) in ranges.enumerated() {
            for other in ranges[..<index].joined() {
                missing += range.count { occurrences[$0][other] == 0 }
            }
        }
    }

    /// Gives a set another answer, step by step, if no more pairs are missing then, and now and then if one more is.
    /// Returns whether none is missing in the end.
    mutating func complete(within steps: Int, using random: inout SeededGenerator) -> Bool {
        for _ in 0..<steps where missing > 0 {
            let (set, question) = (
                Int.random(in: sets.indices, using: &random), Int.random(in: ranges.indices, using: &random)
            )
            let old = sets[set][question]
            let new = Int.random(in: ranges[question], using: &random)
            guard new != old else { continue }
            let others = sets[set].filter { $0 != old }
            let more = others.count { occurrences[old][$0] == 1 } - others.count { occurrences[new][$0] == 0 }
            guard more <= 0 || more == 1 && Int.random(in: 0..<50, using: &random) == 0 else { continue }
            for other in others {
                for (answer, change) in [(old, -1), (new, 1)] {
                    occurrences[answer][other] += change
                    occurrences[other][answer] += change
                }
            }
            sets[set][question] = new
            missing += more
        }
        return missing == 0
    }
}
