import SeededRandom
import UIKit

/// Prints the assumptions under which `.ci/assumptions` runs the kit's tests, one set a line: each answer to an open question
/// that is not the default, alone, and then random combinations.
///
/// Usage: `swift run assumption-list [combinations] [seed]`, 100 combinations with seed 1 unless told.
@main
struct AssumptionList {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for set in single + combinations(numbers.first ?? 100, seed: numbers.dropFirst().first ?? 1) { print(set.text) }
    }

    private static var single: [Assumptions] {
        OpenQuestion.all.flatMap { question in
            question.answers.dropFirst().map { answer in
                var assumptions = Assumptions()
                assumptions[question.code] = answer
                return assumptions
            }
        }
    }

    private static func combinations(_ count: Int, seed: Int) -> [Assumptions] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            var assumptions = Assumptions()
            for question in OpenQuestion.all {
                assumptions[question.code] = question.answers.randomElement(using: &random) ?? question.answers[0]
            }
            return assumptions
        }
    }
}
