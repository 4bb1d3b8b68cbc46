import Foundation

/// Counts instructions. The same program does a task once and twice as often: the difference is the task alone, without
/// the start of the program and what it set up.
enum Callgrind {
    /// What one of `count` times costs. The program is run with the arguments and the number of times.
    static func instructions(of arguments: [String], times count: Int) throws -> Int {
        let (once, twice) = (try total(arguments, count), try total(arguments, 2 * count))
        guard twice > once else {
            throw Complaint("\(arguments.joined(separator: " ")) costs nothing: it does not do its task.")
        }
        return Int((Double(twice - once) / Double(count)).rounded())
    }

    private static func total(_ arguments: [String], _ count: Int) throws -> Int {
        let output = try Subprocess(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", countedProgram.get()] + arguments
                + ["\(count)"],
            // Sets and dictionaries in the same order in every run.
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
        ).run()
        let line = output.errors.split(separator: "\n").last { $0.contains("Collected :") }
        guard output.status == 0, let words = line?.split(separator: " "),
            let collected = words.last.flatMap({ Int($0) })
        else {
            if output.status == 127 { throw Complaint("valgrind is not installed: apt-get install valgrind") }
            throw Complaint("valgrind could not count \(arguments.joined(separator: " ")):\n\(output.errors)")
        }
        return collected
    }

    /// The program that runs, without what a debugger reads: valgrind 3.19 stops at the compiler's.
    private static let countedProgram = Result { () throws -> String in
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        #if DEBUG
            let copy = program + ".stripped"
            let output = try Subprocess(["strip", "--strip-debug", "-o", copy, program]).run()
            guard output.status == 0 else {
                throw Complaint("strip could not copy \(program) (apt-get install binutils):\n\(output.errors)")
            }
            return copy
        #else
            return program
        #endif
    }
}

public struct Complaint: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
