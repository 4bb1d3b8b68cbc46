/// A line in an animation's time: at `anchor` it was `elapsed`, and it goes on with `rate`: 1 runs, 0 stands still, −1
/// runs back.
struct RunLine {
    var anchor: Instant
    var elapsed: TimeInterval
    var rate: Double

    /// `drift` is the amount by which the animated layer's own time has advanced more than the clock since the anchor.
    func elapsed(at now: Instant, drift: Double = 0) -> TimeInterval {
        elapsed + rate * (now.seconds(since: anchor) + drift)
    }
}
