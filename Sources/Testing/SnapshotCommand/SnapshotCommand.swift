import CommandOptions
import Foundation
import LayoutSnapshots

/// `swift run snapshots`: maintains references without running tests.
@main
enum SnapshotCommand {
    private static let usage = """
        usage: swift run snapshots check|prune|report [--references <folder>] [--report <folder>]

          check   fails if a reference is obsolete, cannot be read or is not in canonical form,
                  and if there are files other than references and pages
          prune   removes obsolete references, and folders that become empty
          report  writes index.html into the report's folder, with the last run and every reference

        A complete `swift test` has to run first to tell which references are obsolete.
        By default the references are in Snapshots, and the report is in SnapshotReport beside it.
        """

    static func main() {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            try run(arguments)
        } catch let failure as UsageError {
            fail("\(failure)\n\(usage)", code: 64)
        } catch {
            fail("\(error)", code: 1)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        let folder = try ReferenceFolder(arguments.references)
        let runs = try RunRecord.all(in: arguments.report.runs)
        switch arguments.action {
        case .check:
            let audit = try ReferenceAudit(folder, runs: runs)
            for hint in audit.hints { print("note: \(hint)") }
            for problem in audit.problems { print("error: \(problem)") }
            print("\(audit.count) references, \(audit.problems.count) problems")
            if !audit.problems.isEmpty { exit(1) }
        case .prune:
            guard !RecordingSettings.isCI(ProcessInfo.processInfo.environment) else {
                throw RecordingSettings.Failure.writingOnCI(.prune)
            }
            let names = try ObsoleteReferences(in: folder, runs: runs).names
            try folder.remove(names)
            for name in names { print("removed \(name)") }
            print(names.isEmpty ? "nothing to remove" : "removed \(names.count)")
        case .report:
            try RunReport(arguments.report, references: arguments.references).write(folder, runs: runs)
            print(arguments.report.page.path)
        }
    }

    private static func fail(_ text: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("snapshots: \(text)\n".utf8))
        exit(code)
    }
}
