/// A moment as libdispatch writes it: the clock in the two highest bits, and nanoseconds, which count down for the wall clock.
struct SystemMoment {
    enum Clock: UInt64 {
        case uptime = 0
        case other = 1
        case monotonic = 2
        case wall = 3
    }

    let word: UInt64

    init(_ word: UInt64) {
        self.word = word
    }

    /// A moment of the wall clock. Moments before 1970 or after 2115 do not fit into the word, and are clamped.
    init(secondsSince2001 seconds: Double) {
        let nanoseconds = (seconds + 978_307_200) * 1_000_000_000
        word = 0 &- UInt64(min(max(0, nanoseconds), 4.6e18))
    }

    var clock: Clock { Clock(rawValue: word >> 62) ?? .other }

    /// Returns `nil` for a moment that is earlier than the other one.
    func nanoseconds(after other: SystemMoment) -> Int64? {
        let difference = Int64(bitPattern: clock == .wall ? other.word &- word : word &- other.word)
        return difference >= 0 ? difference : nil
    }
}
