import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("The report's folder") struct ReportFolderTests {
    @Test("It is beside the references, and for references in a bundle among the temporary files")
    func place() {
        func report(_ references: String) -> String {
            ReportFolder(beside: URL(fileURLWithPath: references, isDirectory: true)).url.path
        }
        #expect(report("/repo/Snapshots") == "/repo/SnapshotReport")
        #expect(report("/repo/Layouts") == "/repo/Layouts-SnapshotReport")
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("SnapshotReport").path
        #expect(report("/app/AppTests.xctest/Snapshots") == temporary)
    }

    @Test("A new folder hides itself from git; one that was there before keeps what it has, and is not hidden")
    func somebodysFolder() throws {
        try withTemporaryFolder { folder in
            func files(_ name: String) throws -> [String] {
                try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
            }
            try ReportFolder(folder.appendingPathComponent("New/Deep")).prepare()
            #expect(try files("New/Deep") == [".gitignore"])

            let own = folder.appendingPathComponent("Own", isDirectory: true)
            try FileManager.default.createDirectory(
                at: own.appendingPathComponent("Thesis"), withIntermediateDirectories: true)
            let report = ReportFolder(own)
            try report.prepare()
            let pictures = report.pictures(of: "Card/a@x")
            try pictures.keep("text", as: pictures.details)
            try pictures.keep(nil, as: pictures.difference)
            try Data().write(to: report.page)
            #expect(
                try files("Own") == [
                    "Thesis", "failures", "failures/Card", "failures/Card/a@x", "failures/Card/a@x/details.txt",
                    "index.html",
                ])
            try report.clear()
            #expect(try files("Own") == ["Thesis"])
        }
    }
}
