import SeededRandom
import UIKit

/// Prints the assumptions under which `.ci/assumptions` runs the kit's tests, one set a line.
///
/// Usage: `swift run assumption-list` prints sets that between them hold every pair of answers. `swift run assumption-list
/// <combinations> <seed>` prints each answer that is not the default, alone, and then random combinations.
@main
struct AssumptionList {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for set in numbers.count == 2 ? single + combinations(numbers[0], seed: numbers[1]) : PairwiseAssumptions().sets
        {
            print(set.text)
        }
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
