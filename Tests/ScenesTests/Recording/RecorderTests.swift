import Foundation
import TemporaryFolder
import Testing

@testable import Scenes

@Suite struct RecorderTests {
    private let scene = Scene(.phone, nodes: [Node("card", .view, Frame(12, 478, 369, 340))])
    private let moved = Scene(.phone, nodes: [Node("card", .view, Frame(12, 470, 369, 340))])

    @Test func verifyingWithoutAReferenceFailsAndWritesNothing() throws {
        try withTemporaryFolder { folder in
            let failure = try check(scene, .verify, folder, filter: "CardTests")
            #expect(
                failure == """
                    Card/default@iPhone15: there is no reference
                    Reference: \(folder.path)/Card/default@iPhone15.svg
                    To record: SNAPSHOTS=missing swift test --filter CardTests
                    """)
            #expect(try files(in: folder) == [])
        }
    }

    @Test(arguments: [RecordMode.missing, .changed, .all])
    func theWritingModesWriteAMissingReferenceAndFail(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            let failure = try check(scene, mode, folder)
            #expect(
                failure == "Card/default@iPhone15: wrote a new reference (SNAPSHOTS=\(mode.rawValue)). "
                    + "Run again without SNAPSHOTS to verify.")
            #expect(try files(in: folder) == ["Card", "Card/default@iPhone15.svg"])
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
                    Reference: \(folder.path)/Card/default@iPhone15.svg
                    To accept: SNAPSHOTS=changed swift test
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
    func aWritingModeFailsEvenWhenNothingChanged(mode: RecordMode) throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let failure = try check(scene, mode, folder)
            #expect(
                failure == "Card/default@iPhone15: unchanged (SNAPSHOTS=\(mode.rawValue)). "
                    + "Run again without SNAPSHOTS to verify.")
        }
    }

    @Test func changedKeepsTheBytesOfAReferenceThatAgreesAndAllDoesNot() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let file = folder.appendingPathComponent("Card/default@iPhone15.svg")
            let older = try contents(folder).replacingOccurrences(of: "#1c1c1e", with: "#222222")
            try older.write(to: file, atomically: true, encoding: .utf8)
            #expect(try check(scene, .verify, folder) == nil)
            _ = try check(scene, .changed, folder)
            #expect(try contents(folder) == older)
            _ = try check(scene, .all, folder)
            #expect(try contents(folder) == SceneWriter.svg(scene))
        }
    }

    @Test func aReferenceThatCannotBeReadFailsAndIsReplacedOnlyWhenChangesAreAccepted() throws {
        try withTemporaryFolder { folder in
            _ = try check(scene, .all, folder)
            let file = folder.appendingPathComponent("Card/default@iPhone15.svg")
            try "<<<<<<< HEAD\n".write(to: file, atomically: true, encoding: .utf8)
            let failure = try check(scene, .verify, folder)
            #expect(
                failure == """
                    Card/default@iPhone15: the reference cannot be read. Line 1: An element should begin here.
                    Reference: \(file.path)
                    To accept: SNAPSHOTS=changed swift test
                    """)
            #expect(try contents(folder) == "<<<<<<< HEAD\n")
            _ = try check(scene, .changed, folder)
            #expect(try check(scene, .verify, folder) == nil)
        }
    }

    @Test func twoNamesThatDifferOnlyInCaseAreRefused() throws {
        try withTemporaryFolder { folder in
            let recorder = Recorder(mode: .all, directory: folder)
            _ = recorder.failure(of: scene, named: try SnapshotName("Card/default", scene: scene))
            let failure = recorder.failure(of: scene, named: try SnapshotName("Card/Default", scene: scene))
            #expect(
                failure == "Card/Default@iPhone15: Default@iPhone15.svg and default@iPhone15.svg differ only in case "
                    + "and would be one file on macOS. Choose another name.")
            #expect(try files(in: folder) == ["Card", "Card/default@iPhone15.svg"])
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

    @Test func theFolderIsBesideThePackageAboveTheTest() throws {
        try withTemporaryFolder { folder in
            let tests = folder.appendingPathComponent("Tests/CardTests", isDirectory: true)
            try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
            let file = tests.appendingPathComponent("CardTests.swift").path
            #expect(throws: SnapshotDirectory.NotFound.self) { try SnapshotDirectory.find(from: file) }
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            #expect(
                try SnapshotDirectory.find(from: file).path
                    == folder.standardizedFileURL.appendingPathComponent("Snapshots").path)
        }
    }

    private func check(_ scene: Scene, _ mode: RecordMode, _ folder: URL, filter: String = "") throws -> String? {
        Recorder(mode: mode, directory: folder, testFilter: filter)
            .failure(of: scene, named: try SnapshotName("Card/default", scene: scene))
    }

    private func contents(_ folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Card/default@iPhone15.svg"), encoding: .utf8)
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }
}
