/// A moment of a layer's time: whole ticks and a small remainder in seconds.
///
/// The ticks keep differences of two moments exact, however long the clock has run. Speeds and curves of a layer's time
/// leave a remainder that is less than a tick.
struct LayerMoment: Equatable, Sendable {
    var base: Instant
    var rest: Double

    static let zero = LayerMoment(.zero)

    init(_ instant: Instant, rest: Double = 0) {
        base = instant
        self.rest = rest
    }

    /// A time that an app has computed is rounded to the tick, because `CACurrentMediaTime()` loses digits after the
    /// point as it grows.
    init(seconds: Double) {
        guard seconds.isFinite, abs(seconds) < Self.limit else {
            self.init(.zero, rest: seconds)
            return
        }
        self.init(Instant(ticks: Instant.ticks(of: seconds)))
    }

    /// The limit beyond which ticks cannot be counted.
    private static let limit: Double = 1e9

    var seconds: Double { base.seconds(since: .zero) + rest }

    static func - (a: LayerMoment, b: LayerMoment) -> Double {
        a.base.seconds(since: b.base) + (a.rest - b.rest)
    }

    static func + (a: LayerMoment, seconds: Double) -> LayerMoment {
        LayerMoment(a.base, rest: a.rest + seconds)
    }
}
