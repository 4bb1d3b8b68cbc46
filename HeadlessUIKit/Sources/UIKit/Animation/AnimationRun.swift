/// One running animation: its timing, its position in time, and the layer values that it moves.
///
/// It uses the time of each layer: if a layer's time stands still, that layer's part of the run does, too.
///
/// Unchecked because layers, which hold runs, are bound to no actor; both are used on the main thread only.
final class AnimationRun: @unchecked Sendable {
    private(set) var timing: Timing
    private(set) var duration: TimeInterval
    let delay: TimeInterval
    let repetition: Repetition

    /// The loop whose time it uses: that of the layers that it moves.
    private(set) var loop: MainLoop
    var changes: [LayerChange] = []
    /// The number of changes that are still in their layers.
    var liveChanges = 0
    var isFrozen = false

    private(set) var line: RunLine
    /// The layer whose time represents the whole run: the first one that it moves.
    weak var clock: CALayer?
    var clockDrift: Double = 0
    /// True if only that layer counts, even for views' animations that ignore it.
    var isBoundToClock = false
    /// True if it goes on while a transition controls the time of its layers (Z4).
    var passesHolds = false
    /// True if a layer had its own time when the line was made.
    var hasDrift = false

    /// The part of the way that the timing covers; less than the whole after `retime`.
    private(set) var segment = Segment.whole

    /// If set, the visible progress is this fraction of the way instead of the timing's (P8).
    var scrubbedProgress: Double? {
        didSet { cached = nil }
    }

    /// The last result: the layers of a run are read at the same moments.
    private var cached: (now: Instant, remaining: AnimatableVector)?

    /// Called when the run ends on its own.
    var onEnd: ((RunEnd.Side) -> Void)?
    /// Called when the last layer has left the run before its end.
    var onAbandon: (() -> Void)?
    var endToken: MainLoop.TimerToken?
    /// Manages the time and the end instead of the run itself.
    weak var keeper: (any RunKeeper)?
    /// The part of the keeper's time that belongs to this run.
    var slot: AnimatorSlot?
    /// Its effect on touches on the views that it moves.
    var touches = AnimatedTouches.off

    struct Repetition: Equatable {
        /// The number of repetitions; infinity for an endless animation.
        var count: Double = 1
        var autoreverses = false
    }

    struct Segment: Equatable {
        var from: Double
        var to: Double

        static let whole = Segment(from: 0, to: 1)

        func whole(_ eased: Double) -> Double { from + (to - from) * eased }
        func eased(_ whole: Double) -> Double { to == from ? 1 : (whole - from) / (to - from) }
    }

    init(
        timing: Timing, duration: TimeInterval, delay: TimeInterval = 0, repetition: Repetition = Repetition(),
        loop: MainLoop, start: Instant, rate: Double = 1
    ) {
        self.loop = loop
        self.timing = timing
        self.duration = duration
        self.delay = delay
        self.repetition = repetition
        line = RunLine(anchor: start, elapsed: -delay, rate: rate)
    }

    // MARK: Time

    var now: Instant { loop.now }
    var rate: Double { line.rate }

    /// Goes on in another loop, from the same position.
    func move(to loop: MainLoop) {
        guard loop !== self.loop else { return }
        MainActor.assumeIsolated { loop.useInOwnTest() }
        let elapsed = line.elapsed(at: now)
        self.loop = loop
        line = RunLine(anchor: loop.now, elapsed: elapsed, rate: rate)
        cached = nil
    }

    /// Returns the seconds since the start, negative during the delay.
    func elapsed(at now: Instant) -> TimeInterval {
        guard hasDrift || CALayer.countWithOwnTime > 0 else { return line.elapsed(at: now) }
        if let clock, hasClock { return line.elapsed(at: now, drift: drift(of: clock, at: now) - clockDrift) }
        // The first layer has left; any other that remains provides the time as well.
        let other = changes.first { $0.layer?.isAnimatable ?? false }
        return line.elapsed(
            at: now, drift: other.map { ($0.layer.map { drift(of: $0, at: now) } ?? 0) - $0.drift } ?? 0)
    }

    /// True if there is a layer whose time represents the whole run.
    var hasClock: Bool { clock.map { $0.isAnimatable || isBoundToClock } ?? false }

    func move(to elapsed: TimeInterval, rate: Double, at now: Instant) {
        line = RunLine(anchor: now, elapsed: elapsed, rate: rate)
        cached = nil
        noteDrifts(at: now)
    }

    func progress(at now: Instant, axis: Timing.Axis = .x) -> Double {
        scrubbedProgress ?? progress(elapsed: elapsed(at: now), axis: axis)
    }

    func progress(elapsed: TimeInterval, axis: Timing.Axis = .x) -> Double {
        var elapsed = elapsed
        if repetition.count > 1, elapsed > 0, elapsed < span {
            let period = repetition.autoreverses ? 2 * duration : duration
            elapsed = elapsed.truncatingRemainder(dividingBy: period)
        }
        if repetition.autoreverses, elapsed > duration { elapsed = max(0, 2 * duration - elapsed) }
        return segment.whole(timing.progress(at: elapsed, of: duration, axis: axis))
    }

    /// The seconds from the start to the end, with all repetitions.
    var span: TimeInterval { duration * repetition.count * (repetition.autoreverses ? 2 : 1) }

    /// Returns the seconds after the start at which `progress` is visible.
    func elapsed(showing progress: Double) -> TimeInterval {
        timing.elapsed(at: segment.eased(progress), of: duration)
    }

    /// Continues from the visible value to `target` with another motion, after a wait, at first standing still (P10).
    func retime(_ timing: Timing, after wait: TimeInterval, duration: TimeInterval, to target: Double, at now: Instant)
    {
        segment = Segment(from: progress(at: now), to: target)
        scrubbedProgress = nil
        self.timing = timing
        self.duration = duration
        move(to: -wait, rate: 0, at: now)
    }

    /// Returns the rest of the way to one of its ends, as it would continue on its own (P10).
    func rest(to target: Double, at now: Instant) -> TimingRest {
        let share = duration > 0 ? min(1, max(0, elapsed(showing: progress(at: now)) / duration)) : 1
        return TimingRest(timing: timing, duration: duration, from: share, to: target)
    }

    /// Returns the rest of the way for one change, one component each. Springs may have two velocities, for x and for y
    /// (N12).
    func remaining(at now: Instant, ofChange index: Int) -> AnimatableVector {
        guard scrubbedProgress == nil, hasDrift || CALayer.countWithOwnTime > 0 else {
            if let cached, cached.now == now { return cached.remaining }
            let remaining = remaining(elapsed: line.elapsed(at: now))
            cached = (now, remaining)
            return remaining
        }
        let change = changes[index]
        let drift = (change.layer.map { self.drift(of: $0, at: now) } ?? change.drift) - change.drift
        return remaining(elapsed: line.elapsed(at: now, drift: drift))
    }

    private func remaining(elapsed: TimeInterval) -> AnimatableVector {
        if let scrubbedProgress { return AnimatableVector(repeating: 1 - scrubbedProgress) }
        var remaining = AnimatableVector(repeating: 1 - progress(elapsed: elapsed, axis: .x))
        if timing.movesAxesApart {
            remaining[1] = 1 - progress(elapsed: elapsed, axis: .y)
        }
        return remaining
    }
}
