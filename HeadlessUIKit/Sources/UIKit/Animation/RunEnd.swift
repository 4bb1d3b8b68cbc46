/// The end of an animation if nothing changes: its time and its side.
struct RunEnd: Equatable {
    enum Side: Equatable {
        /// The side to which it goes.
        case far
        /// The side from which it comes: its time runs back.
        case near
    }

    /// Seconds on the clock; infinite if it stands still or repeats forever.
    var after: Double
    var side: Side

    static let never = RunEnd(after: .infinity, side: .far)

    /// Allows for the rounding of moments to ticks.
    var isNow: Bool { after <= 2e-9 }

    /// Returns the later of two; an animation is over when all its parts are.
    func later(_ other: RunEnd) -> RunEnd {
        other.after > after ? other : self
    }
}
