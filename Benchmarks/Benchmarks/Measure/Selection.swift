import Counting
import Foundation

/// The programs that are measured, and the tasks of each; none for all.
struct Selection {
    static let programs = ["Finger", "Layout", "Lists", "Snapshot"]

    /// Those that take the least time to count, as `measure` shows it, and are of the kit.
    static let cheapest = ["detentsKit3", "detentsKit300", "invalidateKit"]

    private let tasks: [(program: String, names: [String])]
    let isWhole: Bool

    init(_ arguments: [String]) throws {
        isWhole = arguments.isEmpty
        switch arguments.first {
        case nil: tasks = Self.programs.map { ($0, []) }
        case "--cheapest" where arguments.count == 1: tasks = [("Finger", Self.cheapest)]
        case let program? where Self.programs.contains(program): tasks = [(program, Array(arguments.dropFirst()))]
        default: throw Complaint(Command.usage)
        }
    }

    /// What the tasks cost, by program.
    func counted() throws -> [String: Counts] {
        var counts: [String: Counts] = [:]
        for (program, names) in tasks {
            let output = try Self.run(program, ["counts"] + names)
            counts[program] = try Counts(text: output)
            for name in names where counts[program]?.instructions[name] == nil {
                throw Complaint("\(program) has no task \(name).")
            }
        }
        return counts
    }

    /// What a program beside this one prints.
    static func run(_ program: String, _ arguments: [String], input: String = "") throws -> String {
        let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(program).path
        let output = try Subprocess([path] + arguments).run(input: input, showsErrors: true)
        guard output.status == 0 else { throw Complaint("\(program) has failed.") }
        return output.text
    }
}
