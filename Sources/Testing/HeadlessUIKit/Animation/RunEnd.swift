/// When an animation will be over if nothing changes, and at which of its sides.
struct RunEnd: Equatable {
    enum Side: Equatable {
        /// Where it leads.
        case far
        /// Where it comes from: its time runs back.
        case near
    }

    /// Seconds on the clock; infinite when it stands still or repeats for ever.
    var after: Double
    var side: Side

    static let never = RunEnd(after: .infinity, side: .far)

    /// Within the rounding of moments to ticks.
    var isNow: Bool { after <= 2e-9 }

    /// The later of two; an animation is over when all its parts are.
    func later(_ other: RunEnd) -> RunEnd {
        other.after > after ? other : self
    }
}
