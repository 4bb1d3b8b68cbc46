import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("The end of a run") struct SnapshotSessionTests {
    private let scene = Scene(.phone, nodes: [Node("card", .view, Frame(12, 478, 369, 340))])
    private let moved = Scene(.phone, nodes: [Node("card", .view, Frame(12, 470, 369, 340))])

    private func summary(_ mode: RecordMode, _ folder: URL, _ records: [String: Scene]) throws -> String? {
        var settings = try RecordingSettings(environment: ["SNAPSHOTS_RUN": "\(UUID())"])
        settings.mode = mode
        let session = try SnapshotSession(settings, references: folder.appendingPathComponent("Snapshots"))
        for (name, scene) in records {
            _ = Recorder(session, place: "A:\(name)") { _ in "" }
                .failure(of: scene, named: try SnapshotName(name, scene: scene))
        }
        return try session.end()
    }

    @Test("A mode that writes ends with one line that says how much it wrote")
    func writing() throws {
        try withTemporaryFolder { folder in
            let page = "\(folder.path)/SnapshotReport/index.html"
            let first = try summary(.missing, folder, ["Card/a": scene, "Card/b": scene])
            #expect(first == "Snapshots: wrote 2 (SNAPSHOTS=missing). Report: \(page)")
            let second = try summary(.missing, folder, ["Card/a": moved, "Card/b": scene, "Card/c": scene])
            #expect(second == "Snapshots: wrote 1, different 1, unchanged 1 (SNAPSHOTS=missing). Report: \(page)")
            let third = try summary(.changed, folder, ["Card/a": moved, "Card/b": scene])
            #expect(third == "Snapshots: changed 1, unchanged 1 (SNAPSHOTS=changed). Report: \(page)")
            let fourth = try summary(.all, folder, ["Card/a": scene, "Card/b": scene])
            #expect(fourth == "Snapshots: wrote 1, unchanged 1 (SNAPSHOTS=all). Report: \(page)")
        }
    }

    @Test("Verifying says nothing unless something is wrong")
    func verifying() throws {
        try withTemporaryFolder { folder in
            let page = "\(folder.path)/SnapshotReport/index.html"
            _ = try summary(.all, folder, ["Card/a": scene, "Card/b": scene])
            let sound = try summary(.verify, folder, ["Card/a": scene, "Card/b": scene])
            #expect(sound == nil)
            let wrong = try summary(.verify, folder, ["Card/a": moved, "Card/b": scene, "Card/c": scene])
            #expect(wrong == "Snapshots: different 1, missing 1, unchanged 1 (SNAPSHOTS=verify). Report: \(page)")
        }
    }
}
