import Counting
import Foundation

/// Without arguments: measures everything and prints the table. With a task, a size and a number, as the measurement calls
/// itself under valgrind: does the task that many times.
@main
@MainActor
enum Command {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.isEmpty {
                print(try Table.measured().markdown)
            } else {
                guard arguments.count == 3, let task = Task(rawValue: arguments[0]), let size = Int(arguments[1]),
                    let count = Int(arguments[2])
                else { throw Complaint("usage: Layout [TASK SIZE COUNT]\ntasks: \(Task.names)") }
                task.perform(size: size, count)
            }
        } catch {
            FileHandle.standardError.write(Data("Layout: \(error)\n".utf8))
            exit(1)
        }
    }
}
