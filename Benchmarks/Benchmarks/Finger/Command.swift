import Counting
import Foundation

/// Without arguments: measures everything and prints the table. With the name of a task and a number, as the measurement
/// calls itself under valgrind: does the task that many times.
@main
@MainActor
enum Command {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        do {
            if let name = arguments.first {
                guard let task = Task(rawValue: name), let count = arguments.dropFirst().first.flatMap({ Int($0) })
                else { throw Complaint("usage: Finger [TASK COUNT]\ntasks: \(Task.names)") }
                task.perform(count)
            } else {
                print(try Table.measured().markdown)
            }
        } catch {
            FileHandle.standardError.write(Data("Finger: \(error)\n".utf8))
            exit(1)
        }
    }
}
