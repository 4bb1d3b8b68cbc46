import Counting
import Foundation

/// Measures all programs, keeps what they cost as the baseline, and writes the tables. Or compares with the baseline.
@main
enum Command {
    static let usage = """
        usage: measure                        counts everything, and takes it as the baseline
               measure PROGRAM [TASK…]        counts one program, or those of its tasks, and takes that
               measure check                  counts everything, and compares with the baseline
               measure check PROGRAM [TASK…]  the same for one program, or those of its tasks
               measure [check] --cheapest     the three cheapest tasks
        """

    static func main() {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            let checks = arguments.first == "check"
            if checks { arguments.removeFirst() }
            let selection = try Selection(arguments)
            var baseline = try Baseline()
            let counts = try selection.counted()
            guard checks else {
                baseline.take(counts, replacingAll: selection.isWhole)
                try baseline.write()
                return try Tables(of: baseline).write()
            }
            for note in baseline.falls(in: counts) { print(note) }
            let faults = baseline.rises(in: counts)
            guard faults.isEmpty else { throw Complaint(faults.joined(separator: "\n")) }
            let number = counts.values.reduce(0) { $0 + $1.instructions.count }
            print("\(number) numbers, none more than \(Baseline.percentage) % over its baseline.")
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
