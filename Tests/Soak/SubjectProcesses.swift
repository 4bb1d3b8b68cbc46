import Foundation
import Synchronization

/// Runs every subject in a separate process, as many at a time as there are processors, and prints the table.
enum SubjectProcesses {
    static func run(cycles: Int, acts: [Act]) throws {
        print(Run.head)
        let failures = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: Subject.allCases.count) { index in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["--cycles", "\(cycles)", "--subject", Subject.allCases[index].name]
            if acts.count == 1 { process.arguments? += ["--act", acts[0].rawValue] }
            do {
                try process.run()
                process.waitUntilExit()
                if process.terminationStatus != 0 { failures.add(1, ordering: .relaxed) }
            } catch {
                failures.add(1, ordering: .relaxed)
            }
        }
        let count = failures.load(ordering: .relaxed)
        if count > 0 { throw Failures(count: count) }
    }

    private struct Failures: Error, CustomStringConvertible {
        let count: Int
        var description: String { "\(count) of \(Subject.allCases.count) subjects have failed" }
    }
}
