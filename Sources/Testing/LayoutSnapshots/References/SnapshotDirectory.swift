import Foundation

/// The location of the references.
package enum SnapshotDirectory {
    /// Returns the folder of the references: from the environment, from the test, or beside the test's sources, in this
    /// order.
    ///
    /// - Parameters:
    ///   - settings: The settings from the environment.
    ///   - given: The folder that the test specifies, such as a resource of its bundle.
    ///   - testFile: The path of the test's source file.
    /// - Throws: An error if the folder cannot be found, or if references would be written into a bundle, which the
    ///   next build replaces.
    package static func references(_ settings: RecordingSettings, given: URL?, testFile: String) throws -> URL {
        if let directory = settings.directory { return URL(fileURLWithPath: directory, isDirectory: true) }
        guard let given else { return try find(from: testFile) }
        if settings.mode.writes, let bundle = bundle(around: given) {
            throw InBundle(mode: settings.mode, bundle: bundle)
        }
        return given
    }

    /// Returns the folder `Snapshots` beside the package or the Xcode project that contains a test's source file.
    static func find(from testFile: String) throws -> URL {
        guard FileManager.default.fileExists(atPath: testFile) else { throw NoSources(testFile: testFile) }
        var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().standardizedFileURL
        while true {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            if files.contains(where: isProject) { return folder.appendingPathComponent("Snapshots", isDirectory: true) }
            let above = folder.deletingLastPathComponent().standardizedFileURL
            guard above.path != folder.path else { throw NotFound(testFile: testFile) }
            folder = above
        }
    }

    private static func isProject(_ file: String) -> Bool {
        file == "Package.swift" || file.hasSuffix(".xcodeproj")
    }

    /// Returns the bundle that contains a folder. The next build replaces its content.
    static func bundle(around folder: URL) -> String? {
        folder.pathComponents.last { part in
            [".xctest", ".app", ".bundle", ".resources"].contains { part.hasSuffix($0) }
        }
    }

    package struct NotFound: Error, Hashable, CustomStringConvertible {
        package var testFile: String

        package var description: String {
            "There is no Package.swift and no Xcode project in a folder above \(testFile), so the Snapshots folder "
                + "cannot be found. \(SnapshotDirectory.advice)"
        }
    }

    package struct NoSources: Error, Hashable, CustomStringConvertible {
        package var testFile: String

        package var description: String {
            "\(testFile) is not on the machine that runs the test, so the Snapshots folder cannot be found from it. "
                + SnapshotDirectory.advice
        }
    }

    package struct InBundle: Error, Hashable, CustomStringConvertible {
        package var mode: RecordMode
        package var bundle: String

        package var description: String {
            "SNAPSHOTS=\(mode.rawValue) would write into \(bundle), which the next build replaces. Set SNAPSHOTS_DIR to "
                + "the folder among the sources."
        }
    }

    private static let advice =
        "Set SNAPSHOTS_DIR to its path, or name the folder in the test: expectLayout(of: stage, named: …, in: folder)."
}
