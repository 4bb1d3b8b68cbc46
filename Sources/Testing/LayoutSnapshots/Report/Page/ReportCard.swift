/// A failure or a change as the report shows it. Files are relative to the report's folder.
package struct ReportCard: Sendable, Hashable {
    package enum Verdict: String, Sendable, CaseIterable {
        case differs, missing, unreadable, recorded, changed, obsolete, unchanged
    }

    /// The reference's, such as `Card/default@iPhone15.dark`.
    package var name: String
    package var verdict: Verdict
    /// The failure's text as the test printed it, empty for a reference that agrees.
    package var details: String
    /// The picture of the reference.
    package var before: String?
    /// The picture of what was there now.
    package var after: String?
    /// What is different between the two.
    package var difference: String?
    /// Something that a reader should know although nothing failed.
    package var note: String?

    package init(
        name: String, verdict: Verdict, details: String = "", before: String? = nil, after: String? = nil,
        difference: String? = nil, note: String? = nil
    ) {
        self.name = name
        self.verdict = verdict
        self.details = details
        self.before = before
        self.after = after
        self.difference = difference
        self.note = note
    }

    /// What to say of a reference that has become too large to be reviewed: more than 15 kB of text or 120 nodes. Nil
    /// for one that has not.
    package static func budgetNote(bytes: Int, nodes: Int) -> String? {
        var reasons: [String] = []
        if bytes > 15_000 {
            reasons.append("\(DecimalText.write((bytes + 50) / 100, unitsPerOne: 10)) kB")
        }
        if nodes > 120 {
            reasons.append("\(nodes) nodes")
        }
        return reasons.isEmpty
            ? nil : "\(reasons.joined(separator: " and ")): a smaller layout is easier to review."
    }
}

extension ReportCard {
    /// The first part of the name.
    var style: String {
        String(name.prefix { $0 != "/" })
    }

    /// What comes after the last `@`, without the variants. Nil for a name without a device.
    var device: String? {
        name.lastIndex(of: "@").map { mark in
            String(name[name.index(after: mark)...].prefix { $0 != "." })
        }
    }

    /// What is unusual about it: `dark`, `landscape`, `rtl`.
    var variants: [String] {
        guard let mark = name.lastIndex(of: "@") else { return [] }
        return name[mark...].split(separator: ".").dropFirst().map(String.init)
    }

    /// The picture that stands for it where there is room for one.
    var picture: String? { before ?? after }
}
