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
