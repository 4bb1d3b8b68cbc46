import Foundation

/// The playground as its user starts it.
public final class PlaygroundProgram {
    private let process = Process()
    /// Where it says that it is.
    public let address: String

    /// Beside the program that runs, where the package's programs are built.
    private static var program: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "Playground")
    }

    /// Starts it on a free port.
    ///
    /// - Throws: If it does not start.
    public init() throws {
        let output = Pipe()
        process.executableURL = Self.program
        process.standardOutput = output
        try process.run()
        let words = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let address = words.split(separator: " ").first(where: { $0.hasPrefix("http://127.0.0.1:") }) else {
            throw Chromium.Failure(description: "The playground says “\(words)”.")
        }
        self.address = String(address)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Bytes of memory that the server takes, without its stages.
    public func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
        return (pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    /// How many stages have a process now.
    public func stageCount() throws -> Int {
        let folder = "/proc/\(process.processIdentifier)/task"
        return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { count, thread in
            let children = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
            return count + (children?.split(separator: " ").count ?? 0)
        }
    }
}
