import Foundation

extension Assumptions {
    /// The environment variable with the assumptions of a process: `UIKIT_ASSUMPTIONS=Q-2=dropped,Q-5=last`.
    package static let variable = "UIKIT_ASSUMPTIONS"

    /// The assumptions with which the process was started.
    package static let initial = Assumptions(parsing: ProcessInfo.processInfo.environment[variable] ?? "")

    /// The assumptions of the test that runs.
    // Not bound to the main actor because layers read them, which are bound to no actor but used on the main thread.
    package private(set) static var current: Assumptions {
        get { MainActor.assumeIsolated { (MainLoop.entered?.owner ?? .current).assumptions } }
        set { MainActor.assumeIsolated { (MainLoop.entered?.owner ?? .current).assumptions = newValue } }
    }

    /// Runs `body` under other assumptions.
    @MainActor
    package static func assuming<Result>(
        _ change: (inout Assumptions) -> Void, during body: () throws -> Result
    ) rethrows -> Result {
        let before = current
        defer { current = before }
        change(&current)
        return try body()
    }

    /// Runs `body` under other assumptions until it has ended. Other tests that run meanwhile keep theirs.
    @MainActor
    package static func assuming<Result: Sendable>(
        _ change: (inout Assumptions) -> Void, throughout body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let before = current
        defer { current = before }
        change(&current)
        return try await body()
    }
}
