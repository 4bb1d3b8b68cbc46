#if canImport(os)
    import os

    /// The log of the kit: in Console and Xcode, subsystem `Presentations`, category `diagnostics`.
    enum DiagnosticsLog {
        private static let logger = Logger(subsystem: "Presentations", category: "diagnostics")

        @Sendable static func write(_ line: String) {
            logger.warning("\(line, privacy: .public)")
        }
    }
#else
    import Foundation

    /// The log of the kit: standard error.
    enum DiagnosticsLog {
        @Sendable static func write(_ line: String) {
            FileHandle.standardError.write(Data((line + "\n").utf8))
        }
    }
#endif
