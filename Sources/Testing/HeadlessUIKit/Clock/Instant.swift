/// A moment of the virtual clock, counted in whole nanoseconds so that sums never drift.
package struct Instant: Comparable, Hashable, Sendable, CustomStringConvertible {
    package let nanoseconds: Int64

    package static let zero = Instant(nanoseconds: 0)

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    package static func < (a: Instant, b: Instant) -> Bool {
        a.nanoseconds < b.nanoseconds
    }

    /// The moment `seconds` later, rounded to the nanosecond. Negative and non-finite spans count as none.
    package func advanced(by seconds: TimeInterval) -> Instant {
        guard seconds.isFinite, seconds > 0 else { return self }
        return Instant(nanoseconds: nanoseconds + Int64((seconds * 1_000_000_000).rounded()))
    }

    package func seconds(since earlier: Instant) -> TimeInterval {
        TimeInterval(nanoseconds - earlier.nanoseconds) / 1_000_000_000
    }

    /// Seconds with three decimals: `1.250 s`.
    package var description: String {
        let milliseconds = nanoseconds / 1_000_000
        let fraction = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction + " s"
    }
}
