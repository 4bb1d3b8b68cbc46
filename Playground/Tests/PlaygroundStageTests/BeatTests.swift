import Testing

@testable import PlaygroundStage

@Suite struct BeatTests {
    private static let interval = 1.0 / 60

    /// The moments of the next beats, if somebody looks every tenth of a millisecond.
    private func beats(_ beat: inout Beat, from start: Double, to end: Double, isActive: Bool) -> [Double] {
        stride(from: start, to: end, by: 0.0001).filter { beat.strike(at: $0, isActive: isActive) }
    }

    @Test("sixty times a second while something may move, and ten times while nothing does")
    func rates() {
        var beat = Beat()
        let active = beats(&beat, from: 10, to: 11, isActive: true).count
        #expect(active == 60)
        let idle = beats(&beat, from: 11, to: 12, isActive: false).count
        #expect((9...10).contains(idle))
    }

    @Test("a beat that comes late does not make the next one late")
    func late() {
        var beat = Beat()
        _ = beat.strike(at: 10, isActive: true)
        let next = beat.next(isActive: true)
        let isStruck = beat.strike(at: next + 0.004, isActive: true)
        #expect(isStruck)
        #expect(abs(beat.next(isActive: true) - next - Self.interval) < 1e-9)
    }

    @Test("beats that were missed are not made up for")
    func missed() {
        var beat = Beat()
        _ = beat.strike(at: 10, isActive: true)
        let count = beats(&beat, from: 11, to: 11.1, isActive: true).count
        #expect((6...7).contains(count))
    }

    @Test("a still stage that is touched has its next beat at once")
    func touched() {
        var beat = Beat()
        _ = beat.strike(at: 10, isActive: false)
        let (idle, active) = (beat.strike(at: 10.05, isActive: false), beat.strike(at: 10.05, isActive: true))
        #expect(!idle)
        #expect(active)
    }

    @Test(
        "it comes to lie ten milliseconds before the page draws, whatever it was before",
        arguments: [0.0, 4, 9, 12, 16])
    func fallsIn(phase: Double) {
        var beat = Beat()
        var now = 10 + phase / 1000
        var delay = 0.0
        for _ in 0..<300 {
            _ = beat.strike(at: now, isActive: true)
            // The page draws at whole sixtieths, at the earliest a millisecond after it has been told.
            let drawn = ((now + 0.001) / Self.interval).rounded(.up) * Self.interval
            delay = drawn - now
            beat.fall(in: delay)
            now = beat.next(isActive: true)
        }
        #expect(abs(delay - 0.010) < 0.0005)
    }
}
