import Counting
import Foundation

/// What was counted for 1,000 and for 100,000 rows, beside its floor.
enum Table {
    private struct Row {
        let name: String
        let task: Task
        let floor: Task
        let times: [Int]
        /// How many times the cost of 1,000 rows that of 100,000 may be.
        let limit: Double

        static func inSight(_ name: String, _ task: Task, floor: Task, times: Int) -> Row {
            Row(name: name, task: task, floor: floor, times: [times, times], limit: limitInSight)
        }

        static func linear(_ name: String, _ task: Task, floor: Task, times: [Int] = [100, 5]) -> Row {
            Row(name: name, task: task, floor: floor, times: times, limit: limitLinear)
        }

        func costs(_ counts: Counts) throws -> [Int] { try sizes.map { try counts.of(task, size: $0) } }

        func growth(_ counts: Counts) throws -> Double {
            let costs = try costs(counts)
            return Double(costs[1]) / Double(costs[0])
        }

        func line(_ counts: Counts) throws -> String {
            let costs = try costs(counts).map { "\($0)" }.joined(separator: " | ")
            let growth = String(format: "%.2f", try growth(counts))
            return "| \(name) | \(costs) | × \(growth) | \(try counts.of(floor, size: sizes[1])) |"
        }
    }

    /// What only looks at the rows in sight may cost twice as much with a hundred times as many.
    private static let limitInSight = 2.0
    /// What reads each row, or each section, may cost a hundred times as much, and a tenth more.
    private static let limitLinear = 110.0

    private static let sizes = [1_000, 100_000]

    private static let rows: [Row] = [
        .inSight("first layout, fixed height", .fixedLayout, floor: .layoutFloor, times: 10),
        .inSight(
            "first layout, cells that measure themselves", .measuredLayout, floor: .measuredLayoutFloor, times: 10),
        .inSight("scroll by a row, fixed height", .fixedScroll, floor: .scrollFloor, times: 300),
        .inSight(
            "scroll by a row, cells that measure themselves", .measuredScroll, floor: .measuredScrollFloor, times: 300),
        .linear("batch of two, fixed height", .fixedBatch, floor: .batchFloor, times: [50, 20]),
        .linear("batch of two, cells that measure themselves", .measuredBatch, floor: .batchFloor, times: [50, 20]),
        .linear("counts of all sections", .sectionCounts, floor: .sectionCountsFloor),
        .linear("heights of all rows", .heights, floor: .heightsFloor),
    ]

    static var tasks: [CountedTask] {
        var floors: [String: CountedTask] = [:]
        for row in rows {
            floors[row.floor.rawValue] = CountedTask(row.floor.rawValue, size: sizes[1], times: row.times[1])
        }
        return rows.flatMap { row in
            zip(sizes, row.times).map { CountedTask(row.task.rawValue, size: $0, times: $1) }
        } + floors.values.sorted { $0.name < $1.name }
    }

    static func markdown(_ counts: Counts) throws -> String {
        let head = ["| | 1,000 | 100,000 | growth | floor at 100,000 |", "|---|---:|---:|---:|---:|"]
        return (head + (try rows.map { try $0.line(counts) })).joined(separator: "\n")
    }

    /// Says what grows more than it may.
    static func excess(_ counts: Counts) throws -> String? {
        let names = try rows.filter { try $0.growth(counts) > $0.limit }.map(\.name)
        return names.isEmpty ? nil : "grows more than it may: \(names.joined(separator: "; "))"
    }
}
