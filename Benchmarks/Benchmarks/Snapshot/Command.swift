import Counting

/// What it costs to capture, write and compare a scene of forty nodes. `rate`: how many scenes a second.
@main
enum Command: CountedProgram {
    static var tasks: [CountedTask] { Table.tasks }

    static func table(_ counts: Counts) throws -> String { try Table.markdown(counts) }

    static func perform(_ arguments: [String]) throws -> Bool {
        if arguments == ["rate"] {
            print(Rate.measured().text)
            return true
        }
        guard arguments.count == 2, let task = Task(rawValue: arguments[0]), let count = Int(arguments[1]) else {
            return false
        }
        try task.perform(count)
        return true
    }
}
