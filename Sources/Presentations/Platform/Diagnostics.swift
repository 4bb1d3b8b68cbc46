import UIKit

#if canImport(os)
    import os
#elseif canImport(Glibc)
    import Glibc
#endif

/// Logs values and calls that the kit cannot use. It logs each subject once in a presentation.
@MainActor
final class Diagnostics {
    /// The destination of messages: the log, unless a test replaces it.
    @TaskLocal package static var sink: @Sendable (String) -> Void = log

    private var reported: Set<String> = []

    func report(_ sentence: String, about subject: String) {
        guard reported.insert(subject).inserted else { return }
        Self.sink("Presentations: " + sentence)
    }

    /// Writes to the subsystem `Presentations`, category `diagnostics`, of the log; on Linux to standard error.
    @Sendable private nonisolated static func log(_ line: String) {
        #if canImport(os)
            Logger(subsystem: "Presentations", category: "diagnostics").warning("\(line, privacy: .public)")
        #elseif canImport(Glibc)
            let bytes = Array((line + "\n").utf8)
            bytes.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #endif
    }
}
