import Counting
import Foundation

/// Without arguments: measures everything and prints the table. With the name of a task and a number, as the measurement
/// calls itself under valgrind: does the task that many times. `rate`: how many scenes a second.
@main
@MainActor
enum Command {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        do {
            if arguments.first == "rate" {
                print(Rate.measured().text)
            } else if let name = arguments.first {
                guard let task = Task(rawValue: name), let count = arguments.dropFirst().first.flatMap({ Int($0) })
                else { throw Complaint("usage: Snapshot [rate | TASK COUNT]\ntasks: \(Task.names)") }
                try task.perform(count)
            } else {
                print(try Table.measured().markdown)
            }
        } catch {
            FileHandle.standardError.write(Data("Snapshot: \(error)\n".utf8))
            exit(1)
        }
    }
}
