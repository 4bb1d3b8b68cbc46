/// What became of one expectation.
package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A reference was written where there was none, or anew.
    case wrote
    /// A reference that differed was replaced.
    case changed
    /// The layout is what the reference says.
    case unchanged
    case differs
    /// There is no reference.
    case missing
    /// The reference cannot be read.
    case unreadable

    /// Whether the expectation does not hold.
    package var isFailure: Bool { self == .differs || self == .missing || self == .unreadable }
}

/// How often each outcome came in a run, as one line: `wrote 3, changed 1, unchanged 412`.
package struct Tally: Hashable, Sendable {
    package private(set) var counts: [Outcome: Int] = [:]
    /// How many obsolete references were removed.
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
