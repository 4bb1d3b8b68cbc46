import Foundation

/// Returns the environment of a separate run that keeps its references and its report in a folder.
func environment(of folder: URL, mode: String) -> [String: String] {
    [
        "SNAPSHOTS": mode, "SNAPSHOTS_DIR": folder.appendingPathComponent("Snapshots").path,
        "SNAPSHOTS_REPORT": folder.appendingPathComponent("Report").path, "SNAPSHOTS_RUN": "\(UUID())",
    ]
}
