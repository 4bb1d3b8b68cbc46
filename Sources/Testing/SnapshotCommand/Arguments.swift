import CommandOptions
import Foundation
import LayoutSnapshots

/// The arguments of the command.
struct Arguments {
    enum Action: String, CaseIterable {
        case check, prune, report
    }

    var action: Action
    var references = URL(fileURLWithPath: "Snapshots", isDirectory: true)
    var report: ReportFolder

    init(_ arguments: some Sequence<String>) throws {
        var options = CommandLineOptions(arguments)
        guard let name = options.next() else { throw UsageError("An action is missing.") }
        guard let action = Action(rawValue: name) else { throw UsageError("\(name) is not an action.") }
        self.action = action
        var report: URL?
        while let option = options.next() {
            guard option == "--references" || option == "--report" else {
                throw UsageError("\(option) is not an option.")
            }
            let path = try options.value(of: option, called: "a folder")
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            if option == "--report" { report = folder } else { references = folder }
        }
        self.report = report.map { ReportFolder($0) } ?? ReportFolder(beside: references)
    }
}
