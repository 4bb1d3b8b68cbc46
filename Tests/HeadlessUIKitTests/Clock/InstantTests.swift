import Testing
import UIKit

struct InstantTests {
    @Test(
        "An instant prints its seconds with three decimals",
        arguments: [(0, "0.000 s"), (1_250_000_000, "1.250 s"), (7_000_000, "0.007 s"), (61_999_999_999, "61.999 s")])
    func description(nanoseconds: Int64, text: String) {
        #expect(Instant(nanoseconds: nanoseconds).description == text)
    }

    @Test("A span is rounded to the nanosecond")
    func rounding() {
        #expect(Instant.zero.advanced(by: 0.1).nanoseconds == 100_000_000)
        #expect(Instant.zero.advanced(by: 1.0 / 3).nanoseconds == 333_333_333)
        #expect(Instant.zero.advanced(by: 2.0 / 3).nanoseconds == 666_666_667)
    }

    @Test("Ten tenths are exactly one second: sums do not drift")
    func sums() {
        var instant = Instant.zero
        for _ in 0..<10 { instant = instant.advanced(by: 0.1) }
        #expect(instant == Instant(nanoseconds: 1_000_000_000))
        #expect(instant.seconds(since: .zero) == 1)
    }

    @Test("Negative and non-finite spans count as none", arguments: [-1, TimeInterval.nan, .infinity, -.infinity])
    func noSpan(seconds: TimeInterval) {
        #expect(Instant(nanoseconds: 5).advanced(by: seconds) == Instant(nanoseconds: 5))
    }
}
