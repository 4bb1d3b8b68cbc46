import CommandOptions
import Foundation
import UIKit

/// `swift run soak`: presents and dismisses every style ten thousand times, and prints the remaining objects and
/// memory.
@main
@MainActor
struct Soak {
    private static let usage = """
        usage: swift run soak [--cycles <number>] [--subject <name>] [--act <name>]

        Each subject runs all cycles in a separate process. The cycles take turns with \(Act.allCases.count) acts:
        \(Act.allCases.map(\.rawValue).joined(separator: ", ")).
        Fails if more is left than after the first tenth.

        With --act, each cycle uses that act.

        subjects: \(Subject.allCases.map(\.name).joined(separator: " "))
        """

    static func main() {
        do {
            try run(CommandLineOptions(CommandLine.arguments.dropFirst()))
        } catch let failure as UsageError {
            fail("\(failure)\n\(usage)", code: 64)
        } catch {
            fail("\(error)", code: 1)
        }
    }

    private static func run(_ arguments: CommandLineOptions) throws {
        var (options, cycles) = (arguments, 10_000)
        var subject: Subject?
        var acts = Act.allCases
        while let option = options.next() {
            switch option {
            case "--cycles":
                let value = try options.value(of: option, called: "a number")
                guard let number = Int(value), number >= Run.smallest else {
                    throw UsageError("\(option) needs a number from \(Run.smallest) on")
                }
                cycles = number
            case "--subject":
                let value = try options.value(of: option, called: "the name of a subject")
                guard let known = Subject.allCases.first(where: { $0.name == value }) else {
                    throw UsageError("\(value) is not a subject")
                }
                subject = known
            case "--act":
                let value = try options.value(of: option, called: "the name of an act")
                guard let known = Act(rawValue: value) else { throw UsageError("\(value) is no act") }
                acts = [known]
            default: throw UsageError("unknown option \(option)")
            }
            try options.finish(option)
        }
        guard let subject else { return try SubjectProcesses.run(cycles: cycles, acts: acts) }
        let run = Run(subject, cycles: cycles, acts: acts)
        print(run.row)
        if !run.growth.isEmpty { throw Growth(subject: subject, growth: run.growth) }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("soak: \(message)\n".utf8))
        exit(code)
    }
}

/// The growth beyond a limit.
private struct Growth: Error, CustomStringConvertible {
    let subject: Subject
    let growth: [String]

    var description: String { "\(subject.name): \(growth.joined(separator: ", "))" }
}
