import Foundation
import Testing

@testable import LayoutSnapshots

@Suite struct RecordingAtOnceTests {
    @Test func theBytesAreTheSameInWhateverOrderAndByHoweverManyAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Presentations-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (alone, together) = (folder.appendingPathComponent("alone"), folder.appendingPathComponent("together"))
        try record(beginningAt: 0, into: alone)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for first in 0..<8 { group.addTask { try record(beginningAt: first, into: together) } }
            try await group.waitForAll()
        }
        let files = try files(in: alone)
        #expect(files.keys.sorted() == (0..<6).map { "Set/\($0)@bare.svg" })
        for (name, text) in files { #expect(text.contains("data-node=\"card\""), "\(name)") }
        #expect(try self.files(in: together) == files)
    }

    /// Records six scenes in turn, beginning with one of them.
    private func record(beginningAt first: Int, into folder: URL) throws {
        let settings = try RecordingSettings(environment: ["SNAPSHOTS": "all", "SNAPSHOTS_RUN": "run"])
        for index in (0..<6).map({ ($0 + first) % 6 }) {
            let scene = Scene(.bare, nodes: [.full.with { $0.frame.x.units = index }])
            let session = try SnapshotSession(settings, references: folder.appendingPathComponent("Snapshots"))
            let failure = Recorder(session, place: "Set/\(index).swift:1") { "\($0)" }
                .failure(of: scene, named: try SnapshotName("Set/\(index)", scene: scene))
            #expect(failure?.hasSuffix("Run again without SNAPSHOTS to verify.") == true, "\(failure ?? "")")
        }
    }

    private func files(in folder: URL) throws -> [String: String] {
        let references = folder.appendingPathComponent("Snapshots")
        let names = try FileManager.default.subpathsOfDirectory(atPath: references.path).filter { $0.hasSuffix(".svg") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try String(contentsOf: references.appendingPathComponent(name), encoding: .utf8))
            })
    }
}
