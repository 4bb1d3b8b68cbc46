import Counting
import Foundation

/// What was measured for 1,000 and for 100,000 rows, beside its floor in the same run.
@MainActor
struct Table {
    private struct Row {
        let name: String
        let costs: [Double]
        let floor: Double
        /// How many times the cost of 1,000 rows that of 100,000 may be.
        let limit: Double

        var growth: Double { costs[1] / costs[0] }
    }

    /// What only looks at the rows in sight may cost twice as much with a hundred times as many.
    private static let limitInSight = 2.0
    /// What reads each row, or each section, may cost a hundred times as much, and a tenth more.
    private static let limitLinear = 110.0

    private static let sizes = [1_000, 100_000]
    private let rows: [Row]

    static func measured() throws -> Table {
        func row(_ name: String, _ task: Task, floor: Task, times: [Int], limit: Double) throws -> Row {
            let costs = try zip(sizes, times).map { size, times in
                try Callgrind.instructions(of: [task.rawValue, "\(size)"], times: times)
            }
            let least = try Callgrind.instructions(of: [floor.rawValue, "\(sizes[1])"], times: times[1])
            return Row(name: name, costs: costs, floor: least, limit: limit)
        }
        func inSight(_ name: String, _ task: Task, floor: Task, times: Int) throws -> Row {
            try row(name, task, floor: floor, times: [times, times], limit: limitInSight)
        }
        func linear(_ name: String, _ task: Task, floor: Task) throws -> Row {
            try row(name, task, floor: floor, times: [100, 5], limit: limitLinear)
        }
        return Table(rows: [
            try inSight("first layout, fixed height", .fixedLayout, floor: .layoutFloor, times: 10),
            try inSight(
                "first layout, cells that measure themselves", .measuredLayout, floor: .measuredLayoutFloor,
                times: 10),
            try inSight("scroll by a row, fixed height", .fixedScroll, floor: .scrollFloor, times: 300),
            try inSight(
                "scroll by a row, cells that measure themselves", .measuredScroll, floor: .measuredScrollFloor,
                times: 300),
            try row(
                "batch of two, fixed height", .fixedBatch, floor: .batchFloor, times: [50, 20], limit: limitLinear),
            try row(
                "batch of two, cells that measure themselves", .measuredBatch, floor: .batchFloor, times: [50, 20],
                limit: limitLinear),
            try linear("counts of all sections", .counts, floor: .countsFloor),
            try linear("heights of all rows", .heights, floor: .heightsFloor),
        ])
    }

    var markdown: String {
        let head = ["| | 1,000 | 100,000 | growth | floor at 100,000 |", "|---|---:|---:|---:|---:|"]
        let lines = rows.map { row in
            let costs = row.costs.map { "\(Int($0.rounded()))" }.joined(separator: " | ")
            return "| \(row.name) | \(costs) | × \(String(format: "%.2f", row.growth)) | \(Int(row.floor.rounded())) |"
        }
        return (head + lines).joined(separator: "\n")
    }

    /// Says what grows more than it may.
    var excess: String? {
        let names = rows.filter { $0.growth > $0.limit }.map(\.name)
        return names.isEmpty ? nil : "grows more than it may: \(names.joined(separator: "; "))"
    }
}
