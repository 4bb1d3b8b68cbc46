/// What happens to a reference during a test run. Chosen by the environment variable `SNAPSHOTS`, never in code.
package enum RecordMode: String, CaseIterable, Sendable {
    /// Compares, writes nothing. The mode when the variable is not set.
    case verify
    /// Writes references that do not exist, compares the others.
    case missing
    /// Also rewrites references that differ. One that agrees keeps its bytes.
    case changed
    /// Writes every reference anew.
    case all

    package var writes: Bool { self != .verify }
}
