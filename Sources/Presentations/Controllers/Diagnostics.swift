import UIKit

/// Reports values that the kit cannot use as they are: each subject once in a presentation.
@MainActor
final class Diagnostics {
    /// The destination of reports: the log, unless a test listens.
    @TaskLocal package static var sink: @Sendable (String) -> Void = DiagnosticsLog.write

    private var reported: Set<String> = []

    func report(_ sentence: String, about subject: String) {
        guard reported.insert(subject).inserted else { return }
        Self.sink("Presentations: " + sentence)
    }
}
