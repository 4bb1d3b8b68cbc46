/// The stretch of a property animator's way that one of its runs takes up.
struct AnimatorSlot: Equatable, Sendable {
    /// In seconds of the animator's time.
    var begin: Double
    var length: Double
    /// The same in fractions, which differ while scrubbing is linear (P8).
    var from: Double
    var to: Double

    var end: Double { begin + length }

    /// What a run shows of its own way when the animator is scrubbed to `fraction`.
    func share(at fraction: Double) -> Double {
        to > from ? min(1, max(0, (fraction - from) / (to - from))) : fraction < to ? 0 : 1
    }

    /// A stretch inside this one, or reaching out of it, by its own seconds.
    func part(after delay: Double, length span: Double) -> AnimatorSlot {
        let scale = length > 0 && length.isFinite ? (to - from) / length : 0
        let start = from + delay * scale
        return AnimatorSlot(
            begin: begin + delay, length: span, from: start, to: span.isFinite ? start + span * scale : .infinity)
    }
}
