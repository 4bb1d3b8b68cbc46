import Foundation

/// What is wrong with a folder of references, apart from what a test can tell.
package struct ReferenceAudit: Hashable, Sendable {
    /// How many references there are.
    package private(set) var count = 0
    /// What should not stay so, one line each.
    package private(set) var problems: [String] = []
    /// What a reviewer may want to know, one line each.
    package private(set) var hints: [String] = []

    /// - Parameter runs: The runs on record, to find what is obsolete.
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
