import Foundation

/// The folder for what a run leaves to look at: the pictures of failures, the page about them, and the manifests.
///
/// Git does not see it, because it says so in a file of its own. A folder that was there before belongs to the user: nothing is
/// added to it but what belongs to the report, and nothing else is removed.
package struct ReportFolder: Hashable, Sendable {
    package let url: URL

    package init(_ url: URL) {
        self.url = url
    }

    /// The folder beside a folder of references: `SnapshotReport` beside `Snapshots`. References in a bundle have it among
    /// the temporary files, because nothing is written into a bundle.
    package init(beside references: URL) {
        let isInBundle = SnapshotDirectory.bundle(around: references) != nil
        let parent = isInBundle ? FileManager.default.temporaryDirectory : references.deletingLastPathComponent()
        let name = references.lastPathComponent
        let report = name == "Snapshots" ? "SnapshotReport" : "\(name)-SnapshotReport"
        url = parent.appendingPathComponent(report, isDirectory: true)
    }

    package var page: URL { url.appendingPathComponent("index.html") }

    /// Where the manifests of runs are.
    package var runs: URL { url.appendingPathComponent("runs", isDirectory: true) }

    /// Makes the folder, unless it is there.
    package func prepare() throws {
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data("*\n".utf8).write(to: url.appendingPathComponent(".gitignore"), options: .atomic)
    }

    /// Removes what earlier runs left to look at.
    func clear() throws {
        for file in [failures, page] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// The files about one name. Those that would be empty are not there.
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
