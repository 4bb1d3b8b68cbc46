import Testing
import UIKit

struct InstantTests {
    @Test(
        "An instant prints its seconds with three decimals",
        arguments: [(0, "0.000 s"), (1_125_000_000, "1.250 s"), (6_300_000, "0.007 s"), (55_799_999_999, "61.999 s")])
    func description(ticks: Int64, text: String) {
        #expect(Instant(ticks: ticks).description == text)
    }

    @Test("A span is rounded to the tick of 1/900,000,000 s; decimals, thirds and ninths are exact")
    func rounding() {
        #expect(Instant.zero.advanced(by: 0.1).ticks == 90_000_000)
        #expect(Instant.zero.advanced(by: 1.0 / 3).ticks == 300_000_000)
        #expect(Instant.zero.advanced(by: 2.0 / 9).ticks == 200_000_000)
        #expect(Instant.zero.advanced(by: 1.0 / 7).ticks == 128_571_429)
        #expect(Instant.zero.advanced(by: 0.000_000_01).ticks == 9)
    }

    @Test("Frames of every display add up to a second", arguments: [24, 25, 30, 48, 50, 60, 80, 90, 120, 144, 240])
    func frames(hertz: Int) {
        var instant = Instant.zero
        for _ in 0..<hertz { instant = instant.advanced(by: 1 / Double(hertz)) }
        #expect(instant.ticks == 900_000_000)
    }

    @Test("Parts of a span are counted in whole numbers, also of a long one")
    func parts() {
        #expect((1...3).map { Instant.part($0, of: 3, ofTicks: 10) } == [3, 7, 10])
        #expect(Instant.part(8_639_999, of: 8_640_000, ofTicks: 77_760_000_000_000) == 77_759_991_000_000)
    }

    @Test("Ten tenths are exactly one second: sums do not drift")
    func sums() {
        var instant = Instant.zero
        for _ in 0..<10 { instant = instant.advanced(by: 0.1) }
        #expect(instant == Instant(ticks: 900_000_000))
        #expect(instant.seconds(since: .zero) == 1)
    }

    @Test("Negative and non-finite spans count as none", arguments: [-1, TimeInterval.nan, .infinity, -.infinity])
    func noSpan(seconds: TimeInterval) {
        #expect(Instant(ticks: 5).advanced(by: seconds) == Instant(ticks: 5))
    }
}
