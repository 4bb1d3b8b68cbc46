import Counting
import Foundation

/// What was counted, beside its floor.
enum Table {
    struct Row {
        let name: String
        let kit: Task
        let floor: Task
        let times: Int
        /// What of both is the delivery of the event; `nil` where nothing is delivered.
        var delivery: Task?

        var tasks: [CountedTask] {
            ([kit, floor] + [delivery].compactMap(\.self)).map { CountedTask($0.rawValue, times: times) }
        }

        fileprivate func lines(_ counts: Counts) throws -> [String] {
            let (mine, least) = (try counts.of(kit), try counts.of(floor))
            let line = Self.line(name, mine, least)
            guard let delivery else { return [line] }
            let event = try counts.of(delivery)
            return [line, Self.line(name + ", without the event's delivery", mine - event, least - event)]
        }

        private static func line(_ name: String, _ kit: Int, _ floor: Int) -> String {
            "| \(name) | \(kit) | \(floor) | \(String(format: "%.2f", Double(kit) / Double(floor))) |"
        }
    }

    static let rows = [
        Row(
            name: "drag between detents", kit: .dragKit, floor: .dragFloor, times: 120, delivery: .dragDelivery),
        Row(
            name: "drag between detents, laid out at rest", kit: .dragAtRestKit, floor: .dragAtRestFloor, times: 600,
            delivery: .dragDelivery),
        Row(
            name: "drag below the smallest detent", kit: .dragOutKit, floor: .dragOutFloor, times: 600,
            delivery: .dragOutDelivery),
        Row(name: "drag between detents, finger on the rows", kit: .rowsKit, floor: .rowsFloor, times: 120),
        Row(name: "present and dismiss", kit: .presentKit, floor: .presentFloor, times: 20),
        Row(name: "invalidate", kit: .invalidateKit, floor: .invalidateFloor, times: 300),
        Row(name: "rotate there and back", kit: .rotateKit, floor: .rotateFloor, times: 10),
        Row(name: "resolve 3 detents", kit: .detentsKit3, floor: .detentsFloor3, times: 300),
        Row(name: "resolve 30 detents", kit: .detentsKit30, floor: .detentsFloor30, times: 100),
        Row(name: "resolve 300 detents", kit: .detentsKit300, floor: .detentsFloor300, times: 20),
    ]

    /// Each task once, also where two rows have the same.
    static var tasks: [CountedTask] {
        var names: Set<String> = []
        return rows.flatMap(\.tasks).filter { names.insert($0.name).inserted }
    }

    static func markdown(_ counts: Counts) throws -> String {
        let head = ["| | instructions | floor | ratio |", "|---|---:|---:|---:|"]
        return (head + (try rows.flatMap { try $0.lines(counts) })).joined(separator: "\n")
    }
}
