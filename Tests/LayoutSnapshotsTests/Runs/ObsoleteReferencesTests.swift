import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("Obsolete references") struct ObsoleteReferencesTests {
    private let noon = Date(timeIntervalSince1970: 1_700_000_000)

    /// Makes a folder with references that were written an hour before noon, except those that are `new`.
    private func references(_ folder: URL, _ names: [String], new: [String] = []) throws -> ReferenceFolder {
        let url = folder.appendingPathComponent("Snapshots", isDirectory: true)
        for name in names + new {
            let file = url.appendingPathComponent(name + ".svg")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            let date = noon.addingTimeInterval(new.contains(name) ? 60 : -3600)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        return try ReferenceFolder(url)
    }

    private func run(
        _ folder: URL, _ id: String, _ part: String, _ names: String..., isWhole: Bool = true, ends: Bool = true,
        later: TimeInterval = 0
    ) throws {
        let manifest = RunManifest(ReportFolder(folder), run: TestRun(id: id, isWhole: isWhole, part: part))
        _ = try manifest.begin(at: noon.addingTimeInterval(later))
        for name in names {
            try manifest.enter(ManifestEntry(name: name, outcome: .unchanged, place: "A:1", digest: Digest(of: name)))
        }
        if ends { try manifest.end() }
    }

    private func obsolete(_ folder: URL, _ references: ReferenceFolder) throws -> [String] {
        let runs = try RunRecord.all(in: folder.appendingPathComponent("runs"))
        return try ObsoleteReferences(in: references, runs: runs).names
    }

    @Test("What neither process of a complete run asked for is obsolete, in folders that no test knows as well")
    func union() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/b@x", "Card/old@x", "Gone/z@x"])
            try run(folder, "1", "xctest.1", "Card/a@x")
            try run(folder, "1", "swift-testing.2", "Card/b@x")
            #expect(try obsolete(folder, references) == ["Card/old@x", "Gone/z@x"])
        }
    }

    @Test("A run with a filter, and one with a process that did not come to its end, cannot tell")
    func incomplete() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/b@x"])
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) { try obsolete(folder, references) }
            try run(folder, "1", "xctest.1", "Card/a@x", isWhole: false)
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) { try obsolete(folder, references) }
            try run(folder, "2", "xctest.1", "Card/a@x", ends: false, later: 1)
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) { try obsolete(folder, references) }
            try run(folder, "3", "xctest.1", "Card/a@x", later: 2)
            #expect(try obsolete(folder, references) == ["Card/b@x"])
        }
    }

    @Test("A run that only one of the frameworks took part in, where there have been two, is none to go by")
    func oneFramework() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/b@x"])
            try run(folder, "1", "xctest.1", "Card/a@x")
            try run(folder, "1", "swift-testing.2", "Card/b@x")
            try run(folder, "2", "xctest.1", "Card/a@x", later: 9)
            #expect(try obsolete(folder, references) == [])
        }
    }

    @Test("A reference that a later run used is in use, even if that run had a filter")
    func later() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/b@x"])
            try run(folder, "1", "xctest.1", "Card/a@x")
            try run(folder, "2", "xctest.1", "Card/b@x", isWhole: false, later: 9)
            #expect(try obsolete(folder, references) == [])
        }
    }

    @Test("References from after the run do not concern it")
    func younger() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/old@x"], new: ["Card/new@x"])
            try run(folder, "1", "xctest.1", "Card/a@x")
            #expect(try obsolete(folder, references) == ["Card/old@x"])
        }
    }

    @Test("Removing takes the folders that are empty then, and nothing else")
    func removal() throws {
        try withTemporaryFolder { folder in
            let references = try references(folder, ["Card/a@x", "Card/old@x", "Gone/deep/z@x"])
            try references.remove(["Card/old@x", "Gone/deep/z@x"])
            let left = try FileManager.default.subpathsOfDirectory(atPath: references.url.path).sorted()
            #expect(left == ["Card", "Card/a@x.svg"])
        }
    }

    @Test("A reference that a page shows is in use")
    func pages() throws {
        try withTemporaryFolder { folder in
            let url = try references(folder, ["Card/a@x", "Card/b@x", "Card/c@x", "Card/old@x"]).url
            let page = "# Cards\n[one](Card/a@x.svg) <img src=\"Card/b@x.svg\" alt=\"\"> and (Card/c@x.moving.svg)"
            try Data(page.utf8).write(to: url.appendingPathComponent("README.md"))
            let references = try ReferenceFolder(url)
            #expect(references.shown == ["Card/a@x", "Card/b@x", "Card/c@x.moving"])
            try run(folder, "1", "xctest.1")
            #expect(try obsolete(folder, references) == ["Card/c@x", "Card/old@x"])
        }
    }

    @Test("Strange files and empty folders are seen, pages are not strange")
    func unexpectedFiles() throws {
        try withTemporaryFolder { folder in
            let url = try references(folder, ["Card/a@x"]).url
            try Data().write(to: url.appendingPathComponent("README.md"))
            try Data().write(to: url.appendingPathComponent("Card/.DS_Store"))
            try Data().write(to: url.appendingPathComponent("Card/a@x.png"))
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent("Empty"), withIntermediateDirectories: false)
            let references = try ReferenceFolder(url)
            #expect(references.references.map(\.name) == ["Card/a@x"])
            #expect(references.unexpectedFiles == ["Card/a@x.png"])
            #expect(references.emptyFolders == ["Empty"])
        }
    }

    @Test("Records from before the last complete run are forgotten")
    func forgetting() throws {
        try withTemporaryFolder { folder in
            try run(folder, "1", "xctest.1", isWhole: false)
            try run(folder, "2", "xctest.1", later: 1)
            try run(folder, "3", "xctest.1", later: 2)
            try run(folder, "4", "xctest.1", isWhole: false, later: 3)
            let runs = try RunRecord.all(in: folder.appendingPathComponent("runs"))
            #expect(runs.map(\.id) == ["1", "2", "3", "4"])
            #expect(RunRecord.outdated(runs) == ["1", "2"])
        }
    }

    @Test("Of many runs that were none to go by, the last twenty are remembered; after one to go by, all are")
    func manyRuns() {
        func runs(_ count: Int, complete: Int?) -> [RunRecord] {
            (0..<count).map {
                RunRecord(id: "\($0)", entries: [], isComplete: $0 == complete, frameworks: [], date: noon)
            }
        }
        #expect(RunRecord.outdated(runs(20, complete: nil)) == [])
        #expect(RunRecord.outdated(runs(22, complete: nil)) == ["0", "1"])
        #expect(RunRecord.outdated(runs(23, complete: 1)) == ["0"])
    }

    @Test("SNAPSHOTS=prune removes what the last complete run did not ask for, says so, and fails")
    func prune() throws {
        try withTemporaryFolder { folder in
            let scene = Scene(.phone)
            func check(_ name: String, _ mode: RecordMode, run: String) throws -> String? {
                var settings = try RecordingSettings(environment: ["SNAPSHOTS_RUN": run])
                settings.mode = mode
                let session = try SnapshotSession(settings, references: folder.appendingPathComponent("Snapshots"))
                defer { _ = try? session.end() }
                return Recorder(session, place: "A:1") { _ in "" }
                    .failure(of: scene, named: try SnapshotName(name, scene: scene))
            }
            _ = try references(folder, ["Card/old@iPhone15", "Gone/z@iPhone15"])
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) { try check("Card/a", .prune, run: "0") }
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) { try check("Card/a", .prune, run: "0") }
            try FileManager.default.removeItem(at: folder.appendingPathComponent("SnapshotReport"))
            _ = try check("Card/a", .missing, run: "1")
            for name in ["Card/a", "Card/a"] {
                #expect(
                    try check(name, .prune, run: "2") == "Card/a@iPhone15: unchanged (SNAPSHOTS=prune, removed "
                        + "Card/old@iPhone15, Gone/z@iPhone15). Run again without SNAPSHOTS to verify.")
            }
            let left = try FileManager.default.subpathsOfDirectory(
                atPath: folder.appendingPathComponent("Snapshots").path)
            #expect(left.sorted() == ["Card", "Card/a@iPhone15.svg"])
            #expect(try check("Card/a", .verify, run: "3") == nil)
        }
    }
}
