import Foundation

/// What a run asked for, as files: there is no moment when one process knows what all of them did.
///
/// The folder of a run has a file for each name, and for each process two marks, one when it began and one when it ended.
package struct Ledger: Hashable, Sendable {
    /// The folder of all runs.
    package let folder: URL
    package let run: TestRun

    package init(_ report: ReportFolder, run: TestRun) {
        folder = report.runs
        self.run = run
    }

    private var runFolder: URL { folder.appendingPathComponent(run.id, isDirectory: true) }

    /// What begins.
    package enum Beginning: Hashable, Sendable {
        case run
        /// Another process began the run.
        case part
    }

    /// Begins this process's part of the run.
    ///
    /// - Parameter now: The time, to tell references that are older than the run from those that are not.
    /// - Returns: What began; nil when it has begun before.
    @discardableResult
    package func begin(at now: Date = Date()) throws -> Beginning? {
        let files = FileManager.default
        let own = run.part.map { runFolder.appendingPathComponent("\($0).begun") } ?? runFolder
        guard !files.fileExists(atPath: own.path) else { return nil }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Made complete and then moved to its place, which only one process can do.
        let draft = folder.appendingPathComponent(".\(UUID())", isDirectory: true)
        try files.createDirectory(at: draft, withIntermediateDirectories: false)
        defer { try? files.removeItem(at: draft) }
        try Data("\(Int(now.timeIntervalSince1970))".utf8).write(to: draft.appendingPathComponent("start"))
        if run.isWhole { try Data().write(to: draft.appendingPathComponent("whole")) }
        let isFirst =
            !files.fileExists(atPath: runFolder.path) && (try? files.moveItem(at: draft, to: runFolder)) != nil
        if let part = run.part { try mark("\(part).begun") }
        return isFirst ? .run : .part
    }

    /// Ends this process's part of the run. A process that crashes does not come here.
    func end() throws {
        if let part = run.part { try mark("\(part).ended") }
    }

    /// What is known about the run so far.
    package func record() throws -> RunRecord { try RunRecord(runFolder) }

    /// Removes the records of runs.
    func forget(_ ids: [String]) throws {
        for id in ids { try FileManager.default.removeItem(at: folder.appendingPathComponent(id)) }
    }

    /// Says for every process of the run which references it removed.
    func note(removed names: [String]) throws {
        let text = names.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: runFolder.appendingPathComponent("removed"), options: .atomic)
    }

    /// - Throws: When the run has removed none, because nobody knew which.
    func removed() throws -> [String] {
        let file = runFolder.appendingPathComponent("removed")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ObsoleteReferences.NoCompleteRun()
        }
        return text.split(separator: "\n").map(String.init)
    }

    private func mark(_ name: String) throws {
        try Data().write(to: runFolder.appendingPathComponent(name))
    }

    /// Enters a name. The same place may ask again for the same layout, as a test that is repeated does.
    ///
    /// - Throws: ``UsedTwice`` when the name belongs to somebody else in this run.
    package func enter(_ entry: LedgerEntry) throws {
        let file = file(for: entry.name)
        let files = FileManager.default
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Written whole and then linked: of two processes one is first, and nobody reads half of it.
        let draft = folder.appendingPathComponent(".\(UUID())")
        try Data(entry.text.utf8).write(to: draft)
        defer { try? files.removeItem(at: draft) }
        do {
            try files.linkItem(at: draft, to: file)
        } catch {
            guard let other = try LedgerEntry(text: String(contentsOf: file, encoding: .utf8)) else { throw error }
            if other.name != entry.name || other.place != entry.place || other.digest != entry.digest {
                throw UsedTwice(entry: entry, other: other)
            }
        }
    }

    /// Names that differ only in case have one file here, as they would have in the file system of a Mac.
    private func file(for name: String) -> URL {
        runFolder.appendingPathComponent(name.lowercased() + ".entry")
    }

    package struct UsedTwice: Error, Hashable, CustomStringConvertible {
        var entry: LedgerEntry
        var other: LedgerEntry

        package var description: String {
            if entry.name != other.name {
                "the name differs only in case from \(other.name), used at \(other.place), and would be the same file on "
                    + "macOS. Choose another name."
            } else if entry.place != other.place {
                "the name is used twice in this run, here and at \(other.place). Choose another name."
            } else {
                "the name is used twice in this run, here, for two different layouts. A test with parameters puts the "
                    + "argument into the name."
            }
        }
    }
}
