import Counting

/// What was measured, beside the floor of the same run.
@MainActor
struct Table {
    private struct Row {
        let name: String
        let cost: Double
    }

    private let rows: [Row]
    private let floor: Double

    static func measured() throws -> Table {
        func cost(_ task: Task, times: Int) throws -> Double {
            try Callgrind.instructions(of: [task.rawValue], times: times)
        }
        return Table(
            rows: [
                Row(name: "capture and write", cost: try cost(.write, times: 100)),
                Row(name: "compare with an equal reference", cost: try cost(.compareEqual, times: 1_000)),
                Row(name: "compare with a different one, and say how", cost: try cost(.compareDifferent, times: 100)),
            ], floor: try cost(.floor, times: 500))
    }

    var markdown: String {
        let lines = rows.map { row in
            let ratio = (row.cost / floor * 10).rounded() / 10
            return "| \(row.name) | \(Int(row.cost.rounded())) | \(Int(floor.rounded())) | \(ratio) |"
        }
        return (["| | instructions | floor | ratio |", "|---|---:|---:|---:|"] + lines).joined(separator: "\n")
    }
}
