import Foundation

/// The faults in a folder of references, apart from those that a test can find.
package struct ReferenceAudit: Hashable, Sendable {
    /// The number of references.
    package private(set) var count = 0
    /// Faults that have to be fixed, one line each.
    package private(set) var problems: [String] = []
    /// Remarks for a reviewer, one line each.
    package private(set) var hints: [String] = []

    /// - Parameter runs: The recorded runs, to find obsolete references.
    package init(_ folder: ReferenceFolder, runs: [RunRecord]) throws {
        count = folder.references.count
        do {
            problems += try ObsoleteReferences(in: folder, runs: runs).names.map { "\($0): no test asks for it" }
        } catch let error as ObsoleteReferences.NoCompleteRun {
            problems.append("\(error)")
        }
        for reference in folder.references {
            let file = folder.url.appendingPathComponent(reference.name + ".svg")
            look(at: try Data(contentsOf: file), reference.name)
        }
        problems += folder.unexpectedFiles.map { "\($0): neither a reference nor a page" }
        problems += folder.emptyFolders.map { "\($0): an empty folder" }
    }

    private mutating func look(at data: Data, _ name: String) {
        do {
            let reference = try StoredReference(String(decoding: data, as: UTF8.self))
            if try Data(reference.canonicalText.utf8) != data { problems.append("\(name): not as it would be written") }
            if let note = reference.note(bytes: data.count) { hints.append("\(name): \(note)") }
        } catch {
            problems.append("\(name): cannot be read. \(error)")
        }
    }
}
