import LayoutSnapshots

/// The times at which the frames of an animated SVG are shown.
struct Timeline {
    /// The first and the last moment of every run, in seconds.
    private let runs: [(start: Fraction, end: Fraction)]
    /// The time from the first frame until the first frame again, in seconds.
    let length: Fraction

    init(runs: [FrameRun], length: Fraction) {
        self.runs = runs.map { ($0.startTime, $0.endTime) }
        self.length = max(length, Fraction(units: 1))
    }

    var runCount: Int { runs.count }

    /// The value of a property at a moment, which is given in hundredths of a per cent of the length.
    struct Keyframe: Hashable {
        var share: Points
        var value: String
        /// True if the value stays until the next moment, instead of passing into the next value.
        var stays = false
    }

    /// - Parameters:
    ///   - values: One for each run; nil if the element is not visible.
    ///   - stays: True if the value of a run stays until the next one begins.
    /// - Returns: The shortest list of moments that gives these values. Empty if there is only one value.
    func keyframes(_ values: [String?], stays: (Int) -> Bool) -> [Keyframe] {
        var all: [Keyframe] = []
        for (run, value) in zip(runs.indices, values) {
            guard let value else { continue }
            let (start, end) = (share(runs[run].start), share(runs[run].end))
            if start != end { all.append(Keyframe(share: start, value: value)) }
            all.append(Keyframe(share: end, value: value, stays: run + 1 < runs.count && stays(run)))
        }
        guard let first = all.first, let last = all.last, all.contains(where: { $0.value != first.value }) else {
            return []
        }
        if first.share > 0 { all.insert(Keyframe(share: 0, value: first.value), at: 0) }
        if last.share < 100 { all.append(Keyframe(share: 100, value: last.value)) }
        var kept: [Keyframe] = []
        for (index, keyframe) in all.enumerated() {
            let isBetweenEquals =
                kept.last?.value == keyframe.value && index + 1 < all.count && all[index + 1].value == keyframe.value
            if !isBetweenEquals { kept.append(keyframe) }
        }
        return kept
    }

    private func share(_ time: Fraction) -> Points {
        Points(units: (time.units * 20_000 + length.units) / (2 * length.units))
    }
}
