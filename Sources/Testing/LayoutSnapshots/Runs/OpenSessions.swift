import Foundation

/// The sessions that end with the process.
///
/// The one thing here that lives as long as the process: `atexit` hands nothing over. `@unchecked`, because the compiler does not
/// know that the lock guards the list.
final class OpenSessions: @unchecked Sendable {
    static let atExit: OpenSessions = {
        atexit { OpenSessions.atExit.end() }
        return OpenSessions()
    }()

    private let lock = NSLock()
    private var sessions: [SnapshotSession] = []

    func add(_ session: SnapshotSession) {
        lock.withLock { sessions.append(session) }
    }

    private func end() {
        for session in lock.withLock({ sessions }) {
            // The folder may be gone, as that of a test is which tries sessions out.
            if let summary = try? session.end() { print(summary) }
        }
    }
}
