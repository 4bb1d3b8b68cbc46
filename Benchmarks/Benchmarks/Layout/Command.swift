import Counting

/// What Auto Layout costs for 10, 100 and 1,000 constraints.
@main
enum Command: CountedProgram {
    static var tasks: [CountedTask] { Table.tasks }

    static func table(_ counts: Counts) throws -> String { try Table.markdown(counts) }

    static func perform(_ arguments: [String]) -> Bool {
        guard arguments.count == 3, let task = Task(rawValue: arguments[0]), let size = Int(arguments[1]),
            let count = Int(arguments[2])
        else { return false }
        task.perform(size: size, count)
        return true
    }
}
