import Counting

/// What was counted, beside the floor.
enum Table {
    private static let rows: [(name: String, task: Task, times: Int)] = [
        ("capture and write", .write, 100), ("compare with an equal reference", .compareEqual, 1_000),
        ("compare with a different one, and say how", .compareDifferent, 100),
    ]

    static var tasks: [CountedTask] {
        rows.map { CountedTask($0.task.rawValue, times: $0.times) } + [CountedTask(Task.floor.rawValue, times: 500)]
    }

    static func markdown(_ counts: Counts) throws -> String {
        let floor = try counts.of(Task.floor)
        let lines = try rows.map { row in
            let cost = try counts.of(row.task)
            return "| \(row.name) | \(cost) | \(floor) | \((Double(cost) / Double(floor) * 10).rounded() / 10) |"
        }
        return (["| | instructions | floor | ratio |", "|---|---:|---:|---:|"] + lines).joined(separator: "\n")
    }
}
