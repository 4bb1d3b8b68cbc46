import Foundation

/// Counts instructions. The same program does a task once and twice as often: the difference is the task alone, without
/// the start of the program and what it set up.
public enum Callgrind {
    /// What one of `count` times costs. The program is run with the arguments and the number of times.
    public static func instructions(of arguments: [String], times count: Int) throws -> Double {
        let (once, twice) = (try total(arguments, count), try total(arguments, 2 * count))
        return Double(twice - once) / Double(count)
    }

    private static func total(_ arguments: [String], _ count: Int) throws -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments + ["\(count)"]
        var environment = ProcessInfo.processInfo.environment
        // Sets and dictionaries in the same order in every run.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        process.environment = environment
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let line = output.split(separator: "\n").last { $0.contains("Collected :") }
        guard process.terminationStatus == 0, let words = line?.split(separator: " "),
            let collected = words.last.flatMap({ Int($0) })
        else { throw Complaint("valgrind could not count \(arguments.joined(separator: " ")):\n\(output)") }
        return collected
    }

    private static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

public struct Complaint: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
