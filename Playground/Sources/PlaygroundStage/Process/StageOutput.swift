import Foundation

/// Writes messages to the standard output, one a line.
struct StageOutput {
    private let encoder = JSONEncoder()

    init() {
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    func send(_ message: StageMessage) {
        do {
            var line = try encoder.encode(message)
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        } catch {
            // Nobody reads any more: the input is about to end as well.
        }
    }
}
