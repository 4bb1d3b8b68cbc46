import Counting
import Foundation

/// Without arguments: measures everything, prints the table, and fails where something grows more than it may. With a task, a
/// number of rows and a number, as the measurement calls itself under valgrind: does the task that many times.
@main
@MainActor
enum Command {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.isEmpty {
                let table = try Table.measured()
                print(table.markdown)
                if let excess = table.excess { throw Complaint(excess) }
            } else {
                guard arguments.count == 3, let task = Task(rawValue: arguments[0]), let rows = Int(arguments[1]),
                    let count = Int(arguments[2])
                else { throw Complaint("usage: Lists [TASK ROWS COUNT]\ntasks: \(Task.names)") }
                task.perform(rows: rows, count)
            }
        } catch {
            FileHandle.standardError.write(Data("Lists: \(error)\n".utf8))
            exit(1)
        }
    }
}
