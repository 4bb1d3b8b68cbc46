/// A moment of the virtual clock, in whole ticks, so that sums never drift and differences do not depend on how long the
/// clock has run.
///
/// There are 900,000,000 ticks in a second. Decimals down to the eighth place are whole ticks, and so are the frames of a
/// display at 24, 25, 30, 48, 50, 60, 72, 80, 90, 100, 120, 144 and 240 hertz.
package struct Instant: Comparable, Hashable, Sendable, CustomStringConvertible {
    package static let ticksPerSecond: Int64 = 900_000_000

    package let ticks: Int64

    package static let zero = Instant(ticks: 0)

    package init(ticks: Int64) {
        self.ticks = ticks
    }

    package static func < (a: Instant, b: Instant) -> Bool {
        a.ticks < b.ticks
    }

    /// Returns the moment `seconds` later, rounded to the tick. Negative and non-finite spans count as none.
    package func advanced(by seconds: TimeInterval) -> Instant {
        guard seconds.isFinite, seconds > 0 else { return self }
        return advanced(byTicks: Self.ticks(of: seconds))
    }

    package func advanced(byTicks span: Int64) -> Instant {
        Instant(ticks: ticks + span)
    }

    package func ticks(since earlier: Instant) -> Int64 { ticks - earlier.ticks }

    /// Exact to the last digit of the result.
    package func seconds(since earlier: Instant) -> TimeInterval {
        Self.seconds(of: ticks - earlier.ticks)
    }

    package static func ticks(of seconds: TimeInterval) -> Int64 {
        Int64((seconds * TimeInterval(ticksPerSecond)).rounded())
    }

    package static func seconds(of ticks: Int64) -> TimeInterval {
        TimeInterval(ticks) / TimeInterval(ticksPerSecond)
    }

    /// Returns the part `numerator / denominator` of a span, rounded to the tick. Computed in integers, so that the
    /// parts of a span do not depend on the time that the clock shows.
    package static func part(_ numerator: Int, of denominator: Int, ofTicks span: Int64) -> Int64 {
        let (whole, rest) = span.quotientAndRemainder(dividingBy: Int64(denominator))
        let half = Int64(denominator) / 2
        return whole * Int64(numerator) + (rest * Int64(numerator) + half) / Int64(denominator)
    }

    /// Seconds with three decimals: `1.250 s`.
    package var description: String {
        let milliseconds = ticks / (Self.ticksPerSecond / 1000)
        let fraction = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction + " s"
    }
}
