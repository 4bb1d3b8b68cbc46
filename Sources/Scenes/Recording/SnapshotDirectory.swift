import Foundation

/// Where the references of a package are.
package enum SnapshotDirectory {
    package struct NotFound: Error, CustomStringConvertible {
        package var testFile: String

        package var description: String {
            "There is no Package.swift in a folder above \(testFile), so the Snapshots folder cannot be found. "
                + "Set SNAPSHOTS_DIR to its path."
        }
    }

    /// The folder `Snapshots` beside the `Package.swift` above a test's source file.
    package static func find(from testFile: String) throws -> URL {
        var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().standardizedFileURL
        while true {
            let manifest = folder.appendingPathComponent("Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) {
                return folder.appendingPathComponent("Snapshots", isDirectory: true)
            }
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path != folder.path else { throw NotFound(testFile: testFile) }
            folder = above
        }
    }
}
