import Foundation
import LayoutSnapshots

/// What the command was told.
struct Arguments {
    enum Task: String, CaseIterable {
        case check, prune, report
    }

    var task: Task
    var references = URL(fileURLWithPath: "Snapshots", isDirectory: true)
    var report: ReportFolder

    init(_ arguments: some Sequence<String>) throws {
        var words = Array(arguments)[...]
        guard let name = words.popFirst() else { throw Failure(text: "What should be done?") }
        guard let task = Task(rawValue: name) else { throw Failure(text: "\(name) is nothing that can be done.") }
        self.task = task
        var report: URL?
        while let option = words.popFirst() {
            guard option == "--references" || option == "--report" else {
                throw Failure(text: "\(option) is not an option.")
            }
            guard let path = words.popFirst() else { throw Failure(text: "\(option) needs a folder.") }
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            if option == "--report" { report = folder } else { references = folder }
        }
        self.report = report.map { ReportFolder($0) } ?? ReportFolder(beside: references)
    }
}

/// Why the command was not understood.
struct Failure: Error, CustomStringConvertible {
    var text: String

    var description: String { text }
}
