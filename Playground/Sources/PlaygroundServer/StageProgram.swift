import Foundation
import Synchronization

/// The process of a stage, which the server talks to in lines.
public final class StageProgram: Sendable {
    /// What the program is started with, to be a stage.
    public static let argument = "stage"

    private let process = Process()
    private let input: Mutex<FileHandle?>
    private let lines: Mutex<Data>
    /// Seconds that it has to end by itself.
    private static let patience = 2.0

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - program: Its executable.
    ///   - onLine: Called with each line that it writes, on any thread.
    ///   - onEnd: Called once when it has ended.
    init(_ program: URL, onLine: @escaping @Sendable (String) -> Void, onEnd: @escaping @Sendable () -> Void) throws {
        let (input, output) = (Pipe(), Pipe())
        self.input = Mutex(input.fileHandleForWriting)
        lines = Mutex(Data())
        process.executableURL = program
        process.arguments = [Self.argument]
        process.standardInput = input
        process.standardOutput = output
        process.terminationHandler = { _ in onEnd() }
        // A page that does not read must not hold up the server.
        let descriptor = input.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        output.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            guard let self, !data.isEmpty else {
                handle.readabilityHandler = nil
                return
            }
            take(data).forEach(onLine)
        }
        try process.run()
    }

    private func take(_ data: Data) -> [String] {
        lines.withLock { rest in
            rest.append(data)
            guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
            let whole = rest[...end]
            rest = Data(rest[(end + 1)...])
            return whole.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Writes a line. Returns `false` if the process has ended, or does not keep up.
    func write(_ line: String) -> Bool {
        input.withLock { handle in
            guard let handle else { return false }
            do {
                try handle.write(contentsOf: Data((line + "\n").utf8))
                return true
            } catch {
                return false
            }
        }
    }

    /// Lets it end, and sees to it that it does.
    func end() {
        let handle = input.withLock { $0.take() }
        guard let handle else { return }
        try? handle.close()
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
}
