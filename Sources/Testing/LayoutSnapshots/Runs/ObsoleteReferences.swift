import Foundation

/// References that no test uses any more.
///
/// Only a complete run can tell: every reference that it or a later run has used is in use. A reference that is newer
/// than that run may belong to a test that has not run yet, so it counts as used. The same holds for a reference that a
/// page in the folder shows.
package struct ObsoleteReferences: Hashable, Sendable {
    package var names: [String]

    package init(in folder: ReferenceFolder, runs: [RunRecord]) throws {
        let frameworks = runs.reduce(into: Set<Substring>()) { $0.formUnion($1.frameworks) }
        guard let last = runs.lastIndex(where: { $0.isComplete && $0.frameworks == frameworks }) else {
            throw NoCompleteRun()
        }
        let used = Set(runs[last...].flatMap { $0.entries.map(\.name) })
        names = folder.references
            .filter { !used.contains($0.name) && !folder.shown.contains($0.name) && $0.date < runs[last].date }
            .map(\.name)
    }

    package struct NoCompleteRun: Error, Hashable, CustomStringConvertible {
        package var description: String {
            "No complete run is on record, so nobody can tell which references are obsolete. Run `swift test` once, "
                + "without a filter, to its end, and with every layout as it should be."
        }
    }
}
