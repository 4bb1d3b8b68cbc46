import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Writes messages to the standard output, one a line.
struct StageOutput {
    private let encoder = JSONEncoder()
    private let output: FileHandle

    /// Takes the standard output for messages. What anybody else prints goes to the standard error from now on.
    init() {
        encoder.outputFormatting = .withoutEscapingSlashes
        output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func send(_ message: StageMessage) {
        do {
            var line = try encoder.encode(message)
            line.append(UInt8(ascii: "\n"))
            try output.write(contentsOf: line)
        } catch {
            // Nobody reads any more: the input is about to end as well.
        }
    }
}
