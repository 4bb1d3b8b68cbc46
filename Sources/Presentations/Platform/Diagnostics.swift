import UIKit

/// Logs values and calls that the kit cannot use. It logs each subject once in a presentation.
@MainActor
final class Diagnostics {
    /// The destination of messages: the log, unless a test replaces it.
    @TaskLocal package static var sink: @Sendable (String) -> Void = DiagnosticsLog.write

    private var reported: Set<String> = []

    func report(_ sentence: String, about subject: String) {
        guard reported.insert(subject).inserted else { return }
        Self.sink("Presentations: " + sentence)
    }
}

#if canImport(os)
    import os

    /// The log of the kit: subsystem `Presentations`, category `diagnostics`, in Console and in Xcode.
    enum DiagnosticsLog {
        private static let logger = Logger(subsystem: "Presentations", category: "diagnostics")

        @Sendable static func write(_ line: String) {
            logger.warning("\(line, privacy: .public)")
        }
    }
#elseif canImport(Glibc)
    import Glibc

    /// The log of the kit: standard error.
    enum DiagnosticsLog {
        @Sendable static func write(_ line: String) {
            let bytes = Array((line + "\n").utf8)
            bytes.withUnsafeBytes { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        }
    }
#endif
