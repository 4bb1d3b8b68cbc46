import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("The page about a run") struct RunReportTests {
    private let scene = Scene(.phone, nodes: [Node("card", .view, Frame(12, 478, 369, 340))])
    private let moved = Scene(.phone, nodes: [Node("card", .view, Frame(12, 470, 369, 340))])

    @Test("The way from the report to a reference is relative")
    func paths() {
        func path(_ file: String, from folder: String) -> String {
            URL(fileURLWithPath: file).path(from: URL(fileURLWithPath: folder, isDirectory: true))
        }
        #expect(path("/repo/Snapshots/Card/a.svg", from: "/repo/SnapshotReport") == "../Snapshots/Card/a.svg")
        #expect(
            path("/repo/SnapshotReport/failures/Card/a/diff.svg", from: "/repo/SnapshotReport")
                == "failures/Card/a/diff.svg")
        #expect(path("/a/b.svg", from: "/x/y/z") == "../../../a/b.svg")
    }

    @Test("It has a card for each name, with the pictures of what failed")
    func cards() throws {
        try withTemporaryFolder { folder in
            let page = try page(in: folder, .changed) { check in
                try check("Card/a", scene)
                try check("Card/b", scene)
            }
            #expect(page.contains("wrote 2"))
            #expect(page.contains("../Snapshots/Card/a@iPhone15.svg"))

            let second = try self.page(in: folder, .verify) { check in
                try check("Card/a", moved)
                try check("Card/b", scene)
                try check("Card/c", scene)
            }
            #expect(second.contains("different 1, missing 1, unchanged 1"))
            #expect(second.contains("failures/Card/a@iPhone15/reference.svg"))
            #expect(second.contains("failures/Card/a@iPhone15/diff.svg"))
            #expect(second.contains("y 478 -&gt; 470 (up 8 pt)"))
            #expect(second.contains("failures/Card/c@iPhone15/actual.svg"))
            #expect(!second.contains("failures/Card/c@iPhone15/reference.svg"))
            #expect(second.contains("../Snapshots/Card/b@iPhone15.svg"))
        }
    }

    @Test("A change is shown before and after")
    func changes() throws {
        try withTemporaryFolder { folder in
            _ = try page(in: folder, .all) { check in try check("Card/a", scene) }
            let page = try page(in: folder, .changed) { check in try check("Card/a", moved) }
            #expect(page.contains("changed 1"))
            let before = folder.appendingPathComponent("SnapshotReport/failures/Card/a@iPhone15/reference.svg")
            #expect(try String(contentsOf: before, encoding: .utf8) == SceneWriter.svg(scene))
            #expect(page.contains("failures/Card/a@iPhone15/reference.svg"))
        }
    }

    @Test("A reference that cannot be read is no picture")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            _ = try page(in: folder, .all) { check in try check("Card/a", scene) }
            let file = folder.appendingPathComponent("Snapshots/Card/a@iPhone15.svg")
            try Data("<<<<<<< HEAD\n".utf8).write(to: file)
            let page = try page(in: folder, .verify) { check in try check("Card/a", scene) }
            #expect(page.contains("the reference cannot be read"))
            #expect(page.contains("failures/Card/a@iPhone15/actual.svg"))
            #expect(!page.contains("failures/Card/a@iPhone15/reference.svg"))
        }
    }

    @Test("The page about everything has references that the last run did not ask for, and says which are obsolete")
    func everything() throws {
        try withTemporaryFolder { folder in
            for name in ["Card/a", "Card/b", "Card/old"] {
                let file = folder.appendingPathComponent("Snapshots/\(name)@iPhone15.svg")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(SceneWriter.svg(scene).utf8).write(to: file)
                let date = Date(timeIntervalSinceNow: -3600)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            }
            let report = ReportFolder(beside: folder.appendingPathComponent("Snapshots"))
            for (id, names) in [("1", ["Card/a", "Card/b"]), ("2", ["Card/a"])] {
                let manifest = RunManifest(report, run: TestRun(id: id, isWhole: id == "1", part: "xctest.\(id)"))
                try manifest.begin(at: Date(timeIntervalSinceNow: id == "1" ? -60 : 0))
                for name in names {
                    try manifest.enter(
                        ManifestEntry(
                            name: "\(name)@iPhone15", outcome: .unchanged, place: "A:1", digest: Digest(of: name)))
                }
                try manifest.end()
            }
            let references = try ReferenceFolder(folder.appendingPathComponent("Snapshots"))
            try RunReport(report, references: references.url).write(references, runs: RunRecord.all(in: report.runs))
            let page = try String(contentsOf: report.page, encoding: .utf8)
            #expect(page.contains("3 references, 1 obsolete"))
            for name in ["a", "b", "old"] { #expect(page.contains("../Snapshots/Card/\(name)@iPhone15.svg")) }
            #expect(page.contains("<h2 id=\"obsolete\">Obsolete <span class=\"count\">1</span></h2>"))
        }
    }

    /// Returns the page of a run.
    private func page(
        in folder: URL, _ mode: RecordMode, _ checks: ((String, Scene) throws -> Void) throws -> Void
    ) throws -> String {
        var settings = try RecordingSettings(environment: ["SNAPSHOTS_RUN": "\(UUID())"])
        settings.mode = mode
        let session = try SnapshotSession(settings, references: folder.appendingPathComponent("Snapshots"))
        try checks { name, scene in
            _ = Recorder(session, place: "A:\(name)") { _ in "" }
                .failure(of: scene, named: try SnapshotName(name, scene: scene))
        }
        _ = try session.end()
        return try String(contentsOf: session.report.page, encoding: .utf8)
    }
}
