import Counting
import Foundation

/// What was measured, beside its floor in the same run.
@MainActor
struct Table {
    private struct Row {
        let name: String
        let kit: Double
        let floor: Double
    }

    private let rows: [Row]

    static func measured() throws -> Table {
        func count(_ task: Task, _ times: Int) throws -> Double {
            try Callgrind.instructions(of: [task.rawValue], times: times)
        }
        var rows: [Row] = []
        func add(_ name: String, _ kit: Task, _ floor: Task, times: Int, without delivery: Task? = nil) throws {
            let (mine, least) = (try count(kit, times), try count(floor, times))
            rows.append(Row(name: name, kit: mine, floor: least))
            guard let delivery else { return }
            let event = try count(delivery, times)
            rows.append(Row(name: name + ", without the event's delivery", kit: mine - event, floor: least - event))
        }
        try add("drag between detents", .dragKit, .dragFloor, times: 120, without: .dragDelivery)
        try add(
            "drag between detents, laid out at rest", .dragAtRestKit, .dragAtRestFloor, times: 600,
            without: .dragDelivery)
        try add("drag below the smallest detent", .dragOutKit, .dragOutFloor, times: 600, without: .dragOutDelivery)
        try add("drag between detents, finger on the rows", .rowsKit, .rowsFloor, times: 120)
        try add("present and dismiss", .presentKit, .presentFloor, times: 20)
        try add("invalidate", .invalidateKit, .invalidateFloor, times: 300)
        try add("resolve 3 detents", .detentsKit3, .detentsFloor3, times: 300)
        try add("resolve 30 detents", .detentsKit30, .detentsFloor30, times: 100)
        try add("resolve 300 detents", .detentsKit300, .detentsFloor300, times: 20)
        return Table(rows: rows)
    }

    var markdown: String {
        let head = ["| | instructions | floor | ratio |", "|---|---:|---:|---:|"]
        let lines = rows.map { row in
            let ratio = String(format: "%.2f", row.kit / row.floor)
            return "| \(row.name) | \(Int(row.kit.rounded())) | \(Int(row.floor.rounded())) | \(ratio) |"
        }
        return (head + lines).joined(separator: "\n")
    }
}
