import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite struct SnapshotDirectoryTests {
    private let bundled = URL(fileURLWithPath: "/build/AppTests.xctest/Snapshots", isDirectory: true)

    @Test(arguments: ["Package.swift", "Card.xcodeproj"])
    func theFolderIsBesideThePackageOrTheProjectAboveTheTest(project: String) throws {
        try withTemporaryFolder { folder in
            let file = try testFile(in: folder)
            #expect(throws: SnapshotDirectory.NotFound(testFile: file)) { try SnapshotDirectory.find(from: file) }
            try Data().write(to: folder.appendingPathComponent(project))
            #expect(
                try SnapshotDirectory.find(from: file).path
                    == folder.standardizedFileURL.appendingPathComponent("Snapshots").path)
        }
    }

    @Test func ofTwoPackagesTheNearerOneHasTheFolder() throws {
        try withTemporaryFolder { folder in
            let file = try testFile(in: folder)
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            try Data().write(to: folder.appendingPathComponent("Tests/Package.swift"))
            #expect(try SnapshotDirectory.find(from: file).path.hasSuffix("/Tests/Snapshots"))
        }
    }

    @Test func whereTheSourcesAreNotTheErrorSaysWhatToDo() {
        #expect {
            try SnapshotDirectory.references(RecordingSettings(environment: [:]), given: nil, testFile: "/gone/A.swift")
        } throws: { error in
            "\(error)"
                == "/gone/A.swift is not on the machine that runs the test, so the Snapshots folder cannot be found "
                + "from it. Set SNAPSHOTS_DIR to its path, or name the folder in the test: "
                + "expectLayout(of: stage, named: …, in: folder)."
        }
    }

    @Test func theFolderThatTheTestNamesIsTakenAndTheEnvironmentHasTheFirstWord() throws {
        let verify = try RecordingSettings(environment: [:])
        #expect(try SnapshotDirectory.references(verify, given: bundled, testFile: "/gone/A.swift") == bundled)
        let elsewhere = try RecordingSettings(environment: ["SNAPSHOTS_DIR": "/sources/Snapshots"])
        #expect(
            try SnapshotDirectory.references(elsewhere, given: bundled, testFile: "/gone/A.swift").path
                == "/sources/Snapshots")
    }

    @Test(arguments: [RecordMode.missing, .changed, .all, .prune])
    func nothingIsWrittenIntoABundle(mode: RecordMode) throws {
        let settings = try RecordingSettings(environment: ["SNAPSHOTS": mode.rawValue])
        #expect(throws: SnapshotDirectory.InBundle(mode: mode, bundle: "AppTests.xctest")) {
            try SnapshotDirectory.references(settings, given: bundled, testFile: "/gone/A.swift")
        }
        let folder = URL(fileURLWithPath: "/sources/Snapshots", isDirectory: true)
        #expect(try SnapshotDirectory.references(settings, given: folder, testFile: "/gone/A.swift") == folder)
        let elsewhere = try RecordingSettings(
            environment: ["SNAPSHOTS": mode.rawValue, "SNAPSHOTS_DIR": "/sources/Snapshots"])
        #expect(
            try SnapshotDirectory.references(elsewhere, given: bundled, testFile: "/gone/A.swift").path
                == "/sources/Snapshots")
    }

    private func testFile(in folder: URL) throws -> String {
        let tests = folder.appendingPathComponent("Tests/CardTests", isDirectory: true)
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        let file = tests.appendingPathComponent("CardTests.swift")
        try Data().write(to: file)
        return file.path
    }
}
