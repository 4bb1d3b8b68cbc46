/// The differences between a filmstrip and its reference.
package struct FilmstripDiff {
    /// Differences of the strip itself: moments, fingers, events, and the curve.
    private(set) var strip: [String] = []
    private(set) var moments: [(time: Fraction, diff: SceneDiff)] = []

    init(reference: Filmstrip, actual: Filmstrip) {
        let (old, new) = (reference.frames, actual.frames)
        if old.map(\.time) != new.map(\.time) {
            strip.append("moments \(Self.list(old)) -> \(Self.list(new))")
            return
        }
        if reference.log != actual.log {
            strip.append("script \(Self.text(reference.log)) -> \(Self.text(actual.log))")
        }
        if let difference = CurveDiff(reference: reference, actual: actual) { strip.append(difference.text) }
        for (old, new) in zip(old, new) {
            if !old.fingers.isEqual(to: new.fingers, within: old.scene.tolerance) {
                strip.append("fingers at \(new.time.text) s")
            }
            let diff = SceneDiff(reference: old.scene, actual: new.scene)
            if !diff.isEmpty { moments.append((new.time, diff)) }
        }
    }

    private static func list(_ moments: [Filmstrip.Moment]) -> String {
        moments.map(\.time.text).joined(separator: " ")
    }

    private static func text(_ log: EventLog) -> String {
        log.events.isEmpty ? "none" : "\"\(log.text)\""
    }

    /// The tolerance of the moments that differ, if they have one.
    private var tolerance: [String] {
        moments.lazy.compactMap(\.diff.toleranceText).first.map { [$0] } ?? []
    }

    package var isEmpty: Bool { strip.isEmpty && moments.isEmpty }

    package var summary: String {
        (strip + alike(\.nodeCountText).map { "\($0.what) at \($0.times)" }).joined(separator: ", ")
    }

    /// Few lines for each moment, and once for moments that differ alike: a fault in one is usually in the next as
    /// well.
    package func lines(name: String) -> [String] {
        let groups = alike { DiffReport(diff: $0, name: name, limit: 4).details }
        var lines = ["\(name): \(summary)"]
        for group in groups.prefix(Self.limit) {
            lines.append("at \(group.times)")
            lines += group.what
        }
        let rest = groups.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
        if rest > 0 { lines.append("... and \(rest) more \(rest == 1 ? "moment" : "moments")") }
        return lines + tolerance
    }

    private static let limit = 6

    /// Moments with the same description, such as `0.2, 0.3 and 0.4 s`.
    private func alike<What: Hashable>(_ what: (SceneDiff) -> What) -> [(what: What, times: String, count: Int)] {
        moments.grouped { what($0.diff) }.map { what, moments in
            let times = moments.map(\.time.text)
            let all = times.count == 1 ? "" : times.dropLast().joined(separator: ", ") + " and "
            return (what, "\(all)\(times[times.count - 1]) s", times.count)
        }
    }
}
