/// What is different between a filmstrip and its reference.
package struct FilmstripDiff: RecordedDifference {
    /// Differences of the strip itself: moments and fingers.
    private(set) var strip: [String] = []
    private(set) var moments: [(time: Fraction, diff: SceneDiff)] = []

    init(reference: Filmstrip, actual: Filmstrip) {
        let (old, new) = (reference.frames, actual.frames)
        if old.map(\.time) != new.map(\.time) {
            strip.append("moments \(Self.list(old)) -> \(Self.list(new))")
            return
        }
        for (old, new) in zip(old, new) {
            let fingers = old.scene.isInMotion ? new.fingers.snapped(to: old.fingers) : new.fingers
            if old.fingers != fingers { strip.append("fingers at \(new.time.text) s") }
            let diff = SceneDiff(reference: old.scene, actual: new.scene)
            if !diff.isEmpty { moments.append((new.time, diff)) }
        }
    }

    private static func list(_ moments: [Filmstrip.Moment]) -> String {
        moments.map(\.time.text).joined(separator: " ")
    }

    /// That of the moments that differ, where they have one.
    private var tolerance: [String] {
        moments.lazy.compactMap(\.diff.toleranceText).first.map { [$0] } ?? []
    }

    package var isEmpty: Bool { strip.isEmpty && moments.isEmpty }

    package var summary: String {
        let parts = strip + moments.map { "\($0.diff.nodeCountText) at \($0.time.text) s" }
        return parts.joined(separator: ", ")
    }

    /// Few lines for each moment: what is wrong in one is usually wrong in the next.
    package func lines(name: String) -> [String] {
        var lines = ["\(name): \(summary)"]
        for moment in moments {
            lines.append("at \(moment.time.text) s")
            lines += DiffReport(diff: moment.diff, name: name, limit: 4).details
        }
        return lines + tolerance
    }
}
