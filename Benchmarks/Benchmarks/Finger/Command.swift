import Counting

/// What the kit does while a finger moves a sheet, in a presentation, in a rotation, and for its detents.
@main
enum Command: CountedProgram {
    static var tasks: [CountedTask] { Table.tasks }

    static func table(_ counts: Counts) throws -> String { try Table.markdown(counts) }

    static func perform(_ arguments: [String]) -> Bool {
        guard arguments.count == 2, let task = Task(rawValue: arguments[0]), let count = Int(arguments[1]) else {
            return false
        }
        task.perform(count)
        return true
    }
}
