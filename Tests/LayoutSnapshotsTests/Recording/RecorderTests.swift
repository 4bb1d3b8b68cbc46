import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite struct RecorderTests {
    private let scene = Scene(.phone, nodes: [Node("card", .view, Frame(12, 478, 369, 340))])
    private let moved = Scene(.phone, nodes: [Node("card", .view, Frame(12, 470, 369, 340))])

    @Test func verifyingWithoutAReferenceFailsAndWritesNothing() throws {
        try withTemporaryFolder { folder in
            let failure = try check(scene, .verify, folder)
            #expect(
                failure == """
                    Card/default@iPhone15: there is no reference
                    Reference: \(folder.path)/Snapshots/Card/default@iPhone15.svg
                    Actual: \(folder.path)/SnapshotReport/failures/Card/default@iPhone15/actual.svg
                    To record: SNAPSHOTS=missing test
                    """)
            #expect(try references(in: folder) == [])
        }
    }

    @Test(arguments: [RecordMode.missing, .changed, .all])
    func theWritingModesWriteAMissingReferenceAndFail(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            let failure = try check(scene, mode, folder)
            #expect(
                failure == "Card/default@iPhone15: wrote a new reference (SNAPSHOTS=\(mode.rawValue)). "
                    + "Run again without SNAPSHOTS to verify.")
            #expect(try references(in: folder) == ["Card", "Card/default@iPhone15.svg"])
            #expect(try contents(folder) == SceneWriter.svg(scene))
            #expect(try check(scene, .verify, folder) == nil)
        }
    }

    @Test(arguments: [RecordMode.verify, .missing])
    func aDifferenceFailsWithAReportAndLeavesTheReferenceAlone(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let failure = try check(moved, mode, folder)
            #expect(
                failure == """
                    Card/default@iPhone15: 1 node differs
                      card   y 478 -> 470 (up 8 pt)
                    Reference: \(folder.path)/Snapshots/Card/default@iPhone15.svg
                    Actual: \(folder.path)/SnapshotReport/failures/Card/default@iPhone15/actual.svg
                    Difference: \(folder.path)/SnapshotReport/failures/Card/default@iPhone15/diff.svg
                    To accept: SNAPSHOTS=changed test
                    """)
            #expect(try contents(folder) == SceneWriter.svg(scene))
        }
    }

    @Test(arguments: [
        (RecordMode.changed, "changed the reference, 1 node"), (.all, "wrote the reference anew"),
    ])
    func theModesForChangesRewriteAReferenceThatDiffersAndFail(mode: RecordMode, what: String) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let failure = try check(moved, mode, folder)
            #expect(
                failure == "Card/default@iPhone15: \(what) (SNAPSHOTS=\(mode.rawValue)). "
                    + "Run again without SNAPSHOTS to verify.")
            #expect(try contents(folder) == SceneWriter.svg(moved))
        }
    }

    @Test(arguments: [RecordMode.missing, .changed, .all])
    func aWritingModeSucceedsWhenNothingChanged(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            #expect(try check(scene, mode, folder) == nil)
        }
    }

    @Test(arguments: [RecordMode.missing, .changed, .all])
    func aRetryInTheRunThatWroteTheReferenceFailsAsWell(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            let first = try check(scene, mode, folder, run: "1")
            #expect(first?.contains("wrote a new reference") == true)
            let retry = try check(scene, mode, folder, run: "1")
            #expect(
                retry == "Card/default@iPhone15: unchanged (SNAPSHOTS=\(mode.rawValue)). "
                    + "Run again without SNAPSHOTS to verify.")
            let next = try check(scene, mode, folder, run: "2")
            #expect(next == nil)
        }
    }

    @Test func changedKeepsTheBytesOfAReferenceThatAgreesAndAllDoesNot() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let file = folder.appendingPathComponent("Snapshots/Card/default@iPhone15.svg")
            let older = try contents(folder).replacingOccurrences(of: "#1c1c1e", with: "#222222")
            try older.write(to: file, atomically: true, encoding: .utf8)
            #expect(try check(scene, .verify, folder) == nil)
            _ = try check(scene, .changed, folder)
            #expect(try contents(folder) == older)
            _ = try check(scene, .all, folder)
            #expect(try contents(folder) == SceneWriter.svg(scene))
        }
    }

    @Test(arguments: [RecordMode.verify, .missing])
    func aReferenceThatCannotBeReadFailsAndIsReplacedOnlyWhenChangesAreAccepted(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let file = folder.appendingPathComponent("Snapshots/Card/default@iPhone15.svg")
            try "<<<<<<< HEAD\n".write(to: file, atomically: true, encoding: .utf8)
            let failure = try check(scene, mode, folder)
            #expect(
                failure == """
                    Card/default@iPhone15: the reference cannot be read. Line 1: An element should begin here.
                    Reference: \(file.path)
                    Actual: \(folder.path)/SnapshotReport/failures/Card/default@iPhone15/actual.svg
                    To accept: SNAPSHOTS=changed test
                    """)
            #expect(try contents(folder) == "<<<<<<< HEAD\n")
            _ = try check(scene, .changed, folder)
            #expect(try check(scene, .verify, folder) == nil)
        }
    }

    @Test func aReferenceThatIsNotTextIsReplacedWhenChangesAreAccepted() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let file = folder.appendingPathComponent("Snapshots/Card/default@iPhone15.svg")
            try Data([0x3C, 0xFF, 0xFE]).write(to: file)
            let failure = try #require(try check(scene, .verify, folder))
            #expect(failure.hasPrefix("Card/default@iPhone15: the reference cannot be read."))
            _ = try check(scene, .changed, folder)
            #expect(try contents(folder) == SceneWriter.svg(scene))
        }
    }

    @Test func aReferenceThatDiffersOnlyInCaseIsRefused() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let failure = try check(scene, .all, folder, name: "Card/Default")
            #expect(
                failure == "Card/Default@iPhone15: Default@iPhone15.svg and default@iPhone15.svg differ only in case "
                    + "and would be one file on macOS. Choose another name.")
            #expect(try references(in: folder) == ["Card", "Card/default@iPhone15.svg"])
        }
    }

    @Test(arguments: [RecordMode.verify, .missing, .changed, .all])
    func aNameBelongsToOnePlaceInARun(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            _ = try check(scene, mode, folder, run: "one")
            let failure = try check(scene, mode, folder, place: "CardTests/Other.swift:3", run: "one")
            #expect(
                failure == "Card/default@iPhone15: the name is used twice in this run, here and at "
                    + "CardTests/DetailTests.swift:14. Choose another name.")
        }
    }

    @Test func aTestThatIsRepeatedMayAskAgainButNotForAnotherLayout() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            #expect(try check(scene, .verify, folder, run: "one") == nil)
            #expect(try check(scene, .verify, folder, run: "one") == nil)
            #expect(
                try check(moved, .verify, folder, run: "one")
                    == "Card/default@iPhone15: the name is used twice in this run, here, for two different layouts. A test "
                    + "with parameters puts the argument into the name.")
        }
    }

    @Test func aNameUsedTwiceWritesNothing() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder, run: "one")
            _ = try check(moved, .all, folder, place: "CardTests/Other.swift:3", run: "one")
            #expect(try contents(folder) == SceneWriter.svg(scene))
        }
    }

    @Test func whereNoReportCanBeWrittenAFailureIsAFailureAllTheSame() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("SnapshotReport"))
            try Data().write(to: folder.appendingPathComponent("SnapshotReport"))
            #expect(try check(scene, .verify, folder) == nil)
            let lines = try #require(try check(moved, .verify, folder)).split(separator: "\n")
            #expect(lines.count == 5)
            #expect(lines[1] == "  card   y 478 -> 470 (up 8 pt)")
            #expect(lines[3].hasPrefix("There are no pictures: "))
        }
    }

    @Test func theReportHasTheTextAndThePicturesUntilTheNextRun() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            _ = try check(moved, .verify, folder)
            let pictures = folder.appendingPathComponent("SnapshotReport/failures/Card/default@iPhone15")
            func text(_ name: String) throws -> String {
                try String(contentsOf: pictures.appendingPathComponent(name), encoding: .utf8)
            }
            #expect(try text("reference.svg") == SceneWriter.svg(scene))
            #expect(try text("actual.svg") == SceneWriter.svg(moved))
            let diff = SceneDiff(reference: scene, actual: moved)
            #expect(try text("diff.svg") == DiffDrawing(diff, reference: scene, actual: moved).svg)
            #expect(
                try text("details.txt") == "Card/default@iPhone15: 1 node differs\n  card   y 478 -> 470 (up 8 pt)")
            let ignore = folder.appendingPathComponent("SnapshotReport/.gitignore")
            #expect(try String(contentsOf: ignore, encoding: .utf8) == "*\n")

            _ = try check(scene, .verify, folder)
            #expect(!FileManager.default.fileExists(atPath: pictures.path))
        }
    }

    @Test func aSceneThatCannotBeWrittenFailsWithItsReason() throws {
        try withTemporaryFolder { folder in
            let twins = Scene(.phone, nodes: scene.nodes + scene.nodes)
            let failure = try check(twins, .all, folder)
            #expect(
                failure
                    == "Card/default@iPhone15: Two nodes are called card; a node's name must be its own.")
        }
    }

    private func check(
        _ scene: Scene, _ mode: RecordMode, _ folder: URL, name: String = "Card/default",
        place: String = "CardTests/DetailTests.swift:14", run: String = "\(UUID())"
    ) throws -> String? {
        var settings = try RecordingSettings(environment: ["SNAPSHOTS_RUN": run])
        settings.mode = mode
        let session = try SnapshotSession(settings, references: folder.appendingPathComponent("Snapshots"))
        return Recorder(session, place: place) { "SNAPSHOTS=\($0.rawValue) test" }
            .failure(of: scene, named: try SnapshotName(name, scene: scene))
    }

    private func contents(_ folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Snapshots/Card/default@iPhone15.svg"), encoding: .utf8)
    }

    private func references(in folder: URL) throws -> [String] {
        let references = folder.appendingPathComponent("Snapshots")
        guard FileManager.default.fileExists(atPath: references.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: references.path).sorted()
    }
}
