import Foundation

/// The folder for the results of a run: pictures of failures, the page about them, and the manifests.
///
/// It contains its own ignore file, so Git does not see it. A folder that existed before belongs to the user: only
/// files of the report are added or removed.
package struct ReportFolder: Hashable, Sendable {
    package let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// The folder beside a folder of references: `SnapshotReport` beside `Snapshots`. For references in a
    /// bundle it is among the temporary files, because nothing is written into a bundle.
    package init(beside references: URL) {
        let isInBundle = SnapshotDirectory.bundle(around: references) != nil
        let parent = isInBundle ? FileManager.default.temporaryDirectory : references.deletingLastPathComponent()
        let name = references.lastPathComponent
        let report = name == "Snapshots" ? "SnapshotReport" : "\(name)-SnapshotReport"
        url = parent.appendingPathComponent(report, isDirectory: true)
    }

    package var page: URL { url.appendingPathComponent("index.html") }

    /// The folder of the runs' manifests.
    package var runs: URL { url.appendingPathComponent("runs", isDirectory: true) }

    /// Makes the folder if it does not exist.
    package func prepare() throws {
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data("*\n".utf8).write(to: url.appendingPathComponent(".gitignore"), options: .atomic)
    }

    /// Removes the results of earlier runs.
    func clear() throws {
        for file in [failures, page] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// The files about one name. Empty ones are left out.
    package struct Pictures: Hashable, Sendable {
        package var folder: URL
        package var before: URL { folder.appendingPathComponent("reference.svg") }
        package var after: URL { folder.appendingPathComponent("actual.svg") }
        package var difference: URL { folder.appendingPathComponent("diff.svg") }
        package var details: URL { folder.appendingPathComponent("details.txt") }

        func keep(_ text: String?, as file: URL) throws {
            guard let text else { return }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }
    }

    private var failures: URL { url.appendingPathComponent("failures", isDirectory: true) }

    package func pictures(of name: String) -> Pictures {
        Pictures(folder: failures.appendingPathComponent(name, isDirectory: true))
    }
}
