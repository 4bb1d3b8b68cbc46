/// The interval of a property animator's time that belongs to one of its runs.
struct AnimatorSlot: Equatable, Sendable {
    /// In seconds of the animator's time.
    var begin: Double
    var length: Double
    /// The same in fractions, which differ while scrubbing is linear (P8).
    var from: Double
    var to: Double

    var end: Double { begin + length }

    /// Returns the visible fraction of a run's own way when the animator is scrubbed to `fraction`.
    func share(at fraction: Double) -> Double {
        to > from ? min(1, max(0, (fraction - from) / (to - from))) : fraction < to ? 0 : 1
    }

    /// Returns an interval inside this one, or reaching out of it, by its own seconds.
    func part(after delay: Double, length span: Double) -> AnimatorSlot {
        let scale = length > 0 && length.isFinite ? (to - from) / length : 0
        let start = from + delay * scale
        return AnimatorSlot(
            begin: begin + delay, length: span, from: start, to: span.isFinite ? start + span * scale : .infinity)
    }
}
