/// When the picture is looked at: sixty times a second while something may move, just before the page draws.
struct Beat {
    /// Seconds between two frames.
    static let interval = 1.0 / 60
    /// Seconds after which a still picture is looked at again: a notice may go by itself.
    static let idleInterval = 0.1
    /// Seconds before the page draws: enough to make a frame and to bring it there. An earlier frame would be an older one.
    private static let lead = 0.010
    /// The share of a difference that a frame makes up for, and the most that it does, in seconds.
    private static let (share, most) = (0.1, 0.001)

    private var last = 0.0

    /// The next moment, in seconds of a clock. Whoever touches a still stage need not wait for its slow beat.
    func next(isActive: Bool) -> Double {
        last + (isActive ? Self.interval : Self.idleInterval)
    }

    /// Returns whether it is time for a frame. A beat that was missed is not made up for.
    mutating func strike(at now: Double, isActive: Bool) -> Bool {
        let next = next(isActive: isActive)
        guard now >= next else { return false }
        last = now - next < Self.interval ? next : now
        return true
    }

    /// Falls in with a page that has begun to draw a frame so many seconds after it was made.
    mutating func fall(in delay: Double) {
        let difference = (delay - Self.lead) * Self.share
        last += min(max(difference, -Self.most), Self.most)
    }
}
