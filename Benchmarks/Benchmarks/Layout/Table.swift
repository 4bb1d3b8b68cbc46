import Counting
import Foundation

/// What was measured for 10, 100 and 1,000 constraints, beside its floor in the same run.
@MainActor
struct Table {
    private struct Row {
        let name: String
        let floor: [Double]
        let costs: [Double]
    }

    private static let sizes = [10, 100, 1000]
    private let rows: [Row]

    static func measured() throws -> Table {
        func counts(_ task: Task, times: [Int]) throws -> [Double] {
            try zip(sizes, times).map { try Callgrind.instructions(of: [task.rawValue, "\($0)"], times: $1) }
        }
        let (few, many) = ([100, 10, 1], [1000, 200, 50])
        func row(_ name: String, _ task: Task, _ times: [Int], floor: Task, _ floorTimes: [Int]) throws -> Row {
            Row(name: name, floor: try counts(floor, times: floorTimes), costs: try counts(task, times: times))
        }
        return Table(rows: [
            try row("solver, chain: build and solve", .chainBuild, few, floor: .chainFloor, many),
            try row("solver, chain: one edit", .chainEdit, many, floor: .chainFloor, many),
            try row("solver, list: build and solve", .listBuild, few, floor: .listFloor, many),
            try row("solver, list: one edit", .listEdit, many, floor: .listFloor, many),
            try row("views, list: make and lay out", .viewsBuild, few, floor: .viewsBuildFloor, few),
            try row("views, list: one edit", .viewsEdit, few, floor: .viewsEditFloor, few),
        ])
    }

    var markdown: String {
        let head = [
            "| | 10 | 100 | 1,000 | growth | floor at 1,000 |", "|---|---:|---:|---:|---:|---:|",
        ]
        let lines = rows.map { row in
            let costs = row.costs.map { "\(Int($0.rounded()))" }
            let growth = zip(row.costs, row.costs.dropFirst()).map { String(format: "%.1f", $1 / $0) }
            return "| \(row.name) | \(costs.joined(separator: " | ")) | × \(growth.joined(separator: ", × ")) "
                + "| \(Int(row.floor[2].rounded())) |"
        }
        return (head + lines).joined(separator: "\n")
    }
}
