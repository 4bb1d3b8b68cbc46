import UIKit

/// Reports what the kit was asked for and could not do as asked: each subject once for each presentation.
struct Diagnostics {
    /// Where reports go. The console, unless a test listens.
    @TaskLocal package static var sink: @Sendable (String) -> Void = { print($0) }

    private var reported: Set<String> = []

    mutating func report(_ sentence: String, about subject: String) {
        guard reported.insert(subject).inserted else { return }
        Self.sink("Presentations: " + sentence)
    }
}
