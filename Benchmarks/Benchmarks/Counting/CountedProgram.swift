import Foundation

/// A program with tasks that are counted, which calls itself under valgrind.
///
/// - Without arguments it counts all tasks and prints the table.
/// - `counts [TASK…]` counts all, or those, and prints the numbers.
/// - `table` reads such numbers and prints the table.
/// - `TASK [SIZE] COUNT` does the task that many times.
@MainActor
public protocol CountedProgram {
    static var tasks: [CountedTask] { get }

    /// The table, in Markdown.
    static func table(_ counts: Counts) throws -> String

    /// What must not be, however little it is more than before; `nil` for nothing.
    static func fault(in counts: Counts) throws -> String?

    /// Does a task, or something else that the program can do.
    ///
    /// - Returns: `false` for arguments that are none.
    static func perform(_ arguments: [String]) throws -> Bool
}

extension CountedProgram {
    public static func fault(in counts: Counts) throws -> String? { nil }

    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch arguments.first {
            case nil:
                let counts = try Counts(of: tasks, by: programName)
                print(try table(counts))
                if let fault = try fault(in: counts) { throw Complaint(fault) }
            case "counts":
                let names = arguments.dropFirst()
                let wanted = names.isEmpty ? tasks : tasks.filter { names.contains($0.name) }
                print(try Counts(of: wanted, by: programName).text, terminator: "")
            case "table":
                let input = FileHandle.standardInput.readDataToEndOfFile()
                let counts = try Counts(text: String(decoding: input, as: UTF8.self))
                print(try table(counts))
                if let fault = try fault(in: counts) { throw Complaint(fault) }
            default:
                guard try perform(arguments) else {
                    throw Complaint(
                        "usage: \(programName) [counts [TASK…] | table | TASK [SIZE] COUNT]\ntasks: "
                            + tasks.map(\.name).joined(separator: ", "))
                }
            }
        } catch {
            FileHandle.standardError.write(Data("\(programName): \(error)\n".utf8))
            exit(1)
        }
    }

    private static var programName: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    }
}
