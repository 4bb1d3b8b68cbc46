import Foundation

/// A program that runs to its end.
public struct Subprocess {
    private let arguments: [String]
    private let environment: [String: String]

    public struct Output {
        public let status: Int32
        public let text: String
        public let errors: String
    }

    /// - Parameters:
    ///   - arguments: The name or path of the program, and its arguments.
    ///   - environment: What it has in its environment beside what this program has.
    public init(_ arguments: [String], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs the program. The status is 127 where there is none of that name.
    ///
    /// - Parameters:
    ///   - input: What it reads. Defaults to nothing.
    ///   - showsErrors: Whether what it says of itself is shown as it comes, and not returned. Defaults to `false`.
    public func run(input: String = "", showsErrors: Bool = false) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, since a pipe is full at some point.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (read, written, errors) = (
            folder.appendingPathComponent("input"), folder.appendingPathComponent("output"),
            folder.appendingPathComponent("errors")
        )
        try Data(input.utf8).write(to: read)
        for file in [written, errors] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: read)
        process.standardOutput = try FileHandle(forWritingTo: written)
        if !showsErrors { process.standardError = try FileHandle(forWritingTo: errors) }
        try process.run()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, text: try String(contentsOf: written, encoding: .utf8),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
