import Foundation

/// The page about a run: its cards, and the locations of their pictures.
package struct RunReport {
    private let folder: ReportFolder
    private let references: URL

    package init(_ folder: ReportFolder, references: URL) {
        self.folder = folder
        self.references = references
    }

    /// Writes the page about the names that a run used.
    package func write(_ run: RunRecord) throws {
        try write(run.entries.map(card), summary: Tally(run.entries.map(\.outcome)).text)
    }

    /// Writes the page about the last run and all other references.
    package func write(_ references: ReferenceFolder, runs: [RunRecord]) throws {
        let entries = runs.last?.entries ?? []
        let asked = Set(entries.map(\.name))
        let obsolete = Set((try? ObsoleteReferences(in: references, runs: runs).names) ?? [])
        let others = references.references.map(\.name).filter { !asked.contains($0) }
        let cards = entries.map(card) + others.map { stored($0, obsolete.contains($0) ? .obsolete : .unchanged) }
        try write(cards, summary: "\(references.references.count) references, \(obsolete.count) obsolete")
    }

    private func write(_ cards: [ReportCard], summary: String) throws {
        try folder.prepare()
        try Data(ReportPage(cards: cards, summary: summary).html.utf8).write(to: folder.page, options: .atomic)
    }

    private func card(_ entry: ManifestEntry) -> ReportCard {
        switch entry.outcome {
        case .unchanged: stored(entry.name, .unchanged)
        case .wrote: stored(entry.name, .recorded)
        case .changed: kept(entry.name, .changed)
        case .differs: kept(entry.name, .differs)
        case .missing: kept(entry.name, .missing)
        case .unreadable: kept(entry.name, .unreadable)
        }
    }

    /// A card with the reference's own picture.
    private func stored(_ name: String, _ verdict: ReportCard.Verdict) -> ReportCard {
        let file = references.appendingPathComponent(name + ".svg")
        return ReportCard(name: name, verdict: verdict, before: file.path(from: folder.url), note: note(on: file))
    }

    private func note(on file: URL) -> String? {
        guard let text = try? String(contentsOf: file, encoding: .utf8), let reference = try? StoredReference(text)
        else { return nil }
        return reference.note(bytes: text.utf8.count)
    }

    /// A card with the pictures that the run kept.
    private func kept(_ name: String, _ verdict: ReportCard.Verdict) -> ReportCard {
        let pictures = folder.pictures(of: name)
        func path(_ file: URL) -> String? {
            FileManager.default.fileExists(atPath: file.path) ? file.path(from: folder.url) : nil
        }
        return ReportCard(
            name: name, verdict: verdict, details: (try? String(contentsOf: pictures.details, encoding: .utf8)) ?? "",
            // A file that cannot be read has no picture.
            before: verdict == .unreadable ? nil : path(pictures.before), after: path(pictures.after),
            difference: path(pictures.difference))
    }
}

extension URL {
    /// The relative path from a folder to this file, as a page in the folder writes it.
    func path(from folder: URL) -> String {
        let (own, other) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        let common = zip(own, other).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: other.count - common) + own[common...]).joined(separator: "/")
    }
}
