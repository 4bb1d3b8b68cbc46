/// The outcome of one expectation.
package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A reference was written because there was none, or was rewritten.
    case wrote
    /// A reference that differed was replaced.
    case changed
    /// The layout agrees with the reference.
    case unchanged
    case differs
    /// There is no reference.
    case missing
    /// The reference cannot be read.
    case unreadable

    /// True if the expectation fails.
    package var isFailure: Bool { self == .differs || self == .missing || self == .unreadable }
    /// True if the record becomes the reference.
    var isWritten: Bool { self == .wrote || self == .changed }
}

/// The number of each outcome in a run, as one line: `wrote 3, changed 1, unchanged 412`.
package struct Tally: Hashable, Sendable {
    package private(set) var counts: [Outcome: Int] = [:]
    /// The number of obsolete references that were removed.
    package var removed = 0

    package init(_ outcomes: some Sequence<Outcome>, removed: Int = 0) {
        for outcome in outcomes { counts[outcome, default: 0] += 1 }
        self.removed = removed
    }

    package subscript(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }

    package var text: String {
        let names: [(Outcome, String)] = [
            (.wrote, "wrote"), (.changed, "changed"), (.differs, "different"), (.missing, "missing"),
            (.unreadable, "unreadable"), (.unchanged, "unchanged"),
        ]
        var parts = names.filter { self[$0.0] > 0 }.map { "\($0.1) \(self[$0.0])" }
        if removed > 0 { parts.insert("removed \(removed)", at: 0) }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
