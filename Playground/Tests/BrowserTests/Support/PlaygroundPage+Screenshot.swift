import Foundation
import PlaygroundBrowser

extension PlaygroundPage {
    /// Saves a picture of the page in the folder `.build/screenshots`, for people to look at.
    func screenshot(_ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../.build/screenshots").standardized
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try screenshot().write(to: folder.appending(path: "\(name).png"))
    }
}
