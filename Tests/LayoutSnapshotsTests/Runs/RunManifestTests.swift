import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("The names that a run used") struct RunManifestTests {
    private func entry(_ name: String, _ outcome: Outcome = .unchanged) -> ManifestEntry {
        ManifestEntry(name: name, outcome: outcome, place: "CardTests/A.swift:1", digest: Digest(of: name))
    }

    private func manifest(_ folder: URL, part: String?, isWhole: Bool = true) -> RunManifest {
        RunManifest(ReportFolder(folder), run: TestRun(id: "5-10", isWhole: isWhole, part: part))
    }

    @Test("An entry is four lines, and is read as it was written")
    func text() {
        let entry = ManifestEntry(
            name: "Card/a@iPhone15", outcome: .changed, place: "CardTests/A.swift:14", digest: Digest(of: "<svg/>\n"))
        #expect(entry.text == "Card/a@iPhone15\nchanged\nCardTests/A.swift:14\n\(entry.digest.text)\n")
        #expect(ManifestEntry(text: entry.text) == entry)
        #expect(ManifestEntry(text: "Card/a@iPhone15\nchanged\n") == nil)
        // The published values of FNV-1a.
        #expect(Digest(of: "").text == "cbf29ce484222325")
        #expect(Digest(of: "a").text == "af63dc4c8601ec8c")
        #expect(Digest(of: "foobar").text == "85944171f73967e8")
    }

    @Test("One process begins the run, others their part of it, and each only once")
    func beginning() throws {
        try withTemporaryFolder { folder in
            var prepared: [String] = []
            func begins(_ part: String?) throws -> Bool {
                try manifest(folder, part: part).begin { prepared.append(part ?? "exit test") }
            }
            let beginnings = try ["xctest.1", "xctest.1", "swift-testing.2", nil].map(begins)
            #expect(beginnings == [true, false, true, false])
            #expect(prepared == ["xctest.1"])
            let folders = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent("runs").path)
            #expect(folders == ["5-10"])
        }
    }

    @Test("A run whose preparation fails opens all the same, so that no other run waits for it")
    func unprepared() throws {
        try withTemporaryFolder { folder in
            let manifest = manifest(folder, part: "xctest.1")
            #expect(throws: ObsoleteReferences.NoCompleteRun.self) {
                try manifest.begin { throw ObsoleteReferences.NoCompleteRun() }
            }
            #expect(try RunRecord.all(in: manifest.folder).map(\.id) == ["5-10"])
            let begins = try manifest.begin()
            #expect(begins)
            #expect(try manifest.record().entries == [])
        }
    }

    @Test("A run with a layout that is not as it should be is not complete")
    func red() throws {
        try withTemporaryFolder { folder in
            let manifest = manifest(folder, part: "xctest.1")
            try manifest.begin()
            try manifest.enter(entry("Card/a@x", .differs))
            try manifest.end()
            #expect(try !manifest.record().isComplete)
        }
    }

    @Test("A folder that is no run's is passed over")
    func stray() throws {
        try withTemporaryFolder { folder in
            let manifest = manifest(folder, part: "xctest.1")
            try manifest.begin()
            try FileManager.default.createDirectory(
                at: manifest.folder.appendingPathComponent("stray"), withIntermediateDirectories: false)
            #expect(try RunRecord.all(in: manifest.folder).map(\.id) == ["5-10"])
        }
    }

    @Test("A run is complete when every process that began has ended")
    func completeness() throws {
        try withTemporaryFolder { folder in
            let (first, second) = (manifest(folder, part: "xctest.1"), manifest(folder, part: "swift-testing.2"))
            _ = try first.begin(at: Date(timeIntervalSince1970: 1_700_000_000))
            #expect(try !first.record().isComplete)
            try first.end()
            #expect(try first.record().isComplete)
            _ = try second.begin()
            #expect(try !first.record().isComplete)
            try second.end()
            let record = try first.record()
            #expect(record.isComplete)
            #expect(record.frameworks == ["xctest", "swift-testing"])
            #expect(record.date == Date(timeIntervalSince1970: 1_700_000_000))
        }
    }

    @Test("A run with a filter is never complete")
    func filtered() throws {
        try withTemporaryFolder { folder in
            let manifest = manifest(folder, part: "xctest.1", isWhole: false)
            _ = try manifest.begin()
            try manifest.end()
            #expect(try !manifest.record().isComplete)
        }
    }

    @Test("The names that both processes used are in one record, an exit test's as well")
    func union() throws {
        try withTemporaryFolder { folder in
            for (part, name) in [("xctest.1", "Card/a@x"), ("swift-testing.2", "Card/b@x"), (nil, "Card/c@x")] {
                let manifest = manifest(folder, part: part)
                _ = try manifest.begin()
                try manifest.enter(entry(name, .wrote))
            }
            let record = try manifest(folder, part: nil).record()
            #expect(record.entries.map(\.name) == ["Card/a@x", "Card/b@x", "Card/c@x"])
            #expect(record.entries.map(\.outcome) == [.wrote, .wrote, .wrote])
        }
    }

    @Test("Names that differ only in case are refused, whoever came first")
    func cases() throws {
        try withTemporaryFolder { folder in
            let manifest = manifest(folder, part: "xctest.1")
            _ = try manifest.begin()
            try manifest.enter(entry("Card/a@x"))
            #expect {
                try manifest.enter(entry("Card/A@x"))
            } throws: { error in
                "\(error)"
                    == "the name differs only in case from Card/a@x, used at CardTests/A.swift:1, and would be the "
                    + "same file on macOS. Choose another name."
            }
        }
    }

    @Test("Of many threads that ask for a name at once, one has it")
    func race() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let winners = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let manifest = RunManifest(
                        ReportFolder(folder), run: TestRun(id: "5-10", isWhole: true, part: "xctest.\(number)"))
                    let entry = ManifestEntry(
                        name: "Card/a@x", outcome: .wrote, place: "A.swift:\(number)", digest: Digest(of: ""))
                    return (try? manifest.begin()) != nil && (try? manifest.enter(entry)) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(winners == 1)
    }
}
