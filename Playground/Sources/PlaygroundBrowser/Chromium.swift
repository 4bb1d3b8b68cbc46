import Foundation

/// A headless Chromium, driven through a pipe by the protocol of its developer tools.
///
/// Every call waits for its answer, and the browser ends with the value that stands for it.
public final class Chromium {
    /// Where Debian and others install it; `nil` where it is not.
    public static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    private let process = Process()
    private let commands: FileHandle
    private let answers: FileHandle
    private let profile: URL
    private var bytes = Data()
    private var number = 0
    private var session: String?

    /// Starts it with an empty page.
    ///
    /// - Throws: If there is none.
    public init() throws {
        guard let program = Self.program else { throw Failure(description: "There is no Chromium.") }
        profile = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID().uuidString)")
        let (input, output) = (Pipe(), Pipe())
        commands = input.fileHandleForWriting
        answers = output.fileHandleForReading
        process.executableURL = URL(filePath: "/bin/sh")
        // The pipe's ends have to be the descriptors 3 and 4.
        process.arguments = [
            "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#, program, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--disable-extensions", "--no-first-run", "--remote-debugging-pipe",
            "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        guard let page = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] as? String else {
            throw Failure(description: "Chromium has no page.")
        }
        session = try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
        _ = try call("Page.enable")
        _ = try call("Runtime.enable")
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// Calls a method of the protocol without waiting for its answer.
    public func send(_ method: String, _ parameters: [String: Any] = [:]) throws {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    }

    /// Calls a method of the protocol, and returns its answer.
    ///
    /// - Throws: If the browser reports an error, or has ended.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try send(method, parameters)
        let number = number
        while true {
            let answer = try nextMessage()
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func nextMessage() throws -> [String: Any] {
        while true {
            if let end = bytes.firstIndex(of: 0) {
                let message = Data(bytes[..<end])
                bytes = Data(bytes[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let piece = answers.availableData
            guard !piece.isEmpty else { throw Failure(description: "Chromium has ended.") }
            bytes += piece
        }
    }

    /// The value of an expression of JavaScript in the page. A promise is waited for.
    ///
    /// - Throws: What the expression throws.
    public func evaluate(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(exception)") }
        return (answer["result"] as? [String: Any])?["value"]
    }
}
