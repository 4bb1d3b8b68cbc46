import Counting
import Foundation

/// What was counted for 10, 100 and 1,000 constraints, beside its floor.
enum Table {
    private struct Row {
        let name: String
        let task: Task
        let times: [Int]
        let floor: Task

        func line(_ counts: Counts) throws -> String {
            let costs = try sizes.map { try counts.of(task, size: $0) }
            let growth = zip(costs, costs.dropFirst()).map { String(format: "%.1f", Double($1) / Double($0)) }
            let numbers = costs.map { "\($0)" }.joined(separator: " | ")
            let least = try counts.of(floor, size: sizes[2])
            return "| \(name) | \(numbers) | × \(growth.joined(separator: ", × ")) | \(least) |"
        }
    }

    private static let sizes = [10, 100, 1000]
    private static let (few, many) = ([100, 10, 1], [1000, 200, 50])

    private static let rows = [
        Row(name: "solver, chain: build and solve", task: .chainBuild, times: few, floor: .chainFloor),
        Row(name: "solver, chain: one edit", task: .chainEdit, times: many, floor: .chainFloor),
        Row(name: "solver, list: build and solve", task: .listBuild, times: few, floor: .listFloor),
        Row(name: "solver, list: one edit", task: .listEdit, times: many, floor: .listFloor),
        Row(name: "views, list: make and lay out", task: .viewsBuild, times: few, floor: .viewsBuildFloor),
        Row(name: "views, list: one edit", task: .viewsEdit, times: few, floor: .viewsEditFloor),
    ]

    static var tasks: [CountedTask] {
        let floors: [(Task, times: Int)] = [
            (.chainFloor, many[2]), (.listFloor, many[2]), (.viewsBuildFloor, few[2]), (.viewsEditFloor, few[2]),
        ]
        return rows.flatMap { row in
            zip(sizes, row.times).map { CountedTask(row.task.rawValue, size: $0, times: $1) }
        } + floors.map { CountedTask($0.rawValue, size: sizes[2], times: $1) }
    }

    static func markdown(_ counts: Counts) throws -> String {
        let head = [
            "| | 10 | 100 | 1,000 | growth | floor at 1,000 |", "|---|---:|---:|---:|---:|---:|",
        ]
        return (head + (try rows.map { try $0.line(counts) })).joined(separator: "\n")
    }
}
