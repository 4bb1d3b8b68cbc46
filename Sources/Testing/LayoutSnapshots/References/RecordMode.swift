/// The treatment of references during a test run. Chosen by the environment variable `SNAPSHOTS`, never in code.
package enum RecordMode: String, CaseIterable, Sendable {
    /// Compares, writes nothing. The mode when the variable is not set.
    case verify
    /// Writes references that do not exist, compares the others.
    case missing
    /// Also rewrites references that differ. One that agrees keeps its bytes.
    case changed
    /// Rewrites every reference.
    case all
    /// Removes the references that the last complete run did not use, compares the others.
    case prune

    /// True if the mode may change reference files.
    package var writes: Bool { self != .verify }

    /// `verify, missing, changed, all or prune`.
    static var list: String {
        let names = allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}
