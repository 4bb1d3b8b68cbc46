/// A failure or a change in the report. Files are relative to the report's folder.
struct ReportCard: Sendable, Hashable {
    enum Verdict: String, Sendable, CaseIterable {
        case differs, missing, unreadable, recorded, changed, obsolete, unchanged
    }

    /// The name of the reference, such as `Card/default@iPhone15.dark`.
    var name: String
    var verdict: Verdict
    /// The failure's text as the test printed it, empty if the reference agrees.
    var details = ""
    /// The picture of the reference.
    var before: String?
    /// The picture of the new layout.
    var after: String?
    /// The picture of the differences.
    var difference: String?
    /// A remark for the reader although nothing failed.
    var note: String?

    /// Returns a remark about a reference that is too large to be reviewed: more than 15 kB of text or 120 nodes. Nil
    /// for a smaller one.
    static func budgetNote(bytes: Int, nodes: Int) -> String? {
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

    /// The part after the last `@`, without the variants. Nil for a name without a device.
    var device: String? {
        name.lastIndex(of: "@").map { mark in
            String(name[name.index(after: mark)...].prefix { $0 != "." })
        }
    }

    /// The variants: `dark`, `landscape`, `rtl`.
    var variants: [String] {
        guard let mark = name.lastIndex(of: "@") else { return [] }
        return name[mark...].split(separator: ".").dropFirst().map(String.init)
    }

    /// The picture that represents it if there is room for only one.
    var picture: String? { before ?? after }
}
