import Counting

/// What a table costs with 1,000 and with 100,000 rows. Fails where something grows more than it may.
@main
enum Command: CountedProgram {
    static var tasks: [CountedTask] { Table.tasks }

    static func table(_ counts: Counts) throws -> String { try Table.markdown(counts) }

    static func fault(in counts: Counts) throws -> String? { try Table.excess(counts) }

    static func perform(_ arguments: [String]) -> Bool {
        guard arguments.count == 3, let task = Task(rawValue: arguments[0]), let rows = Int(arguments[1]),
            let count = Int(arguments[2])
        else { return false }
        task.perform(rows: rows, count)
        return true
    }
}
