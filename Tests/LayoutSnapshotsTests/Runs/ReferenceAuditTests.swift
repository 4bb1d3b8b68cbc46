import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("The faults in a folder of references") struct ReferenceAuditTests {
    private let runs = [
        RunRecord(
            id: "1",
            entries: [ManifestEntry(name: "Card/a@x", outcome: .unchanged, place: "A:1", digest: Digest(of: ""))],
            isComplete: true, frameworks: ["xctest"], date: .distantFuture)
    ]

    private func audit(_ files: [String: String], runs: [RunRecord]? = nil) throws -> ReferenceAudit {
        var audit: ReferenceAudit?
        try withTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            audit = try ReferenceAudit(ReferenceFolder(folder), runs: runs ?? self.runs)
        }
        return try #require(audit)
    }

    @Test("Nothing is wrong with references that are in use and as they would be written")
    func sound() throws {
        let audit = try audit(["Card/a@x.svg": SceneWriter.svg(Scene(.phone)), "README.md": "#"])
        #expect(audit.problems == [])
        #expect(audit.hints == [])
        #expect(audit.count == 1)
    }

    @Test("Each problem has its line")
    func problems() throws {
        let svg = try SceneWriter.svg(Scene(.phone))
        #expect(try audit(["Card/b@x.svg": svg]).problems == ["Card/b@x: no test asks for it"])
        #expect(
            try audit(["Card/a@x.svg": svg.replacingOccurrences(of: "data-scene=\"1\"", with: "data-scene=\"9\"")])
                .problems
                == ["Card/a@x: cannot be read. Line 1: The scene has schema 9, and this version reads 1."])
        #expect(
            try audit(["Card/a@x.svg": svg.replacingOccurrences(of: "#1c1c1e", with: "#222222")]).problems
                == ["Card/a@x: not as it would be written"])
        #expect(
            try audit(["Card/a@x.svg": "<<<<<<< HEAD\n"]).problems
                == ["Card/a@x: cannot be read. Line 1: An element should begin here."])
        let words = try SceneWriter.svg(
            Scene(.phone, nodes: [Node("a", .label, Frame(0, 0, 9, 9)).with { $0.accessibilityLabel = "Caf\u{e9}" }]))
        let decomposed = words.replacingOccurrences(of: "Caf\u{e9}", with: "Cafe\u{301}")
        #expect(try audit(["Card/a@x.svg": decomposed]).problems == ["Card/a@x: not as it would be written"])
        #expect(try audit(["Card/a@x.png": ""]).problems == ["Card/a@x.png: neither a reference nor a page"])
        #expect(try audit(["README.md": "", "index.html": ""]).problems == [])
        #expect(
            try audit(["Card/a@x.svg": svg], runs: []).problems == [
                "No complete run is on record, so nobody can tell which references are obsolete. Run `swift test` once, "
                    + "without a filter, to its end, and with every layout as it should be."
            ])
    }

    @Test("A scene that is too large to review gets a hint")
    func hints() throws {
        let nodes = (1...121).map { Node("row-\($0)", .view, Frame(0, 0, 1, 1)) }
        let svg = try SceneWriter.svg(Scene(.phone, nodes: nodes))
        #expect(
            try audit(["Card/a@x.svg": svg]).hints == ["Card/a@x: 121 nodes: a smaller layout is easier to review."])
        func text(label: Int) throws -> String {
            let node = Node("a", .label, Frame(0, 0, 9, 9)).with {
                $0.accessibilityLabel = String(repeating: "a", count: label)
            }
            return try SceneWriter.svg(Scene(.phone, nodes: [node]))
        }
        let rest = try text(label: 1).utf8.count - 1
        #expect(try audit(["Card/a@x.svg": text(label: 15_000 - rest)]).hints == [])
        #expect(
            try audit(["Card/a@x.svg": text(label: 16_000 - rest)]).hints == [
                "Card/a@x: 16 kB: a smaller layout is easier to review."
            ])
    }
}
