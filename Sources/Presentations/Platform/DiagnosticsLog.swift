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
