import Foundation

/// The sessions that end with the process.
///
/// The only global state here, because `atexit` passes no context. `@unchecked`, because the compiler does not know
/// that the lock guards the list.
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
            // The folder may be gone, for example after a test of sessions.
            if let summary = try? session.end() { print(summary) }
        }
    }
}
