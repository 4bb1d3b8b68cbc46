/// The time of a property animator and of the runs that its blocks made.
///
/// The runs lie on the animator's own line of time, each shifted by its offset, so that pausing, scrubbing and
/// reversing moves all alike.
@MainActor
struct AnimatorTimeline {
    private let timing: Timing
    private let duration: TimeInterval
    private var master: AnimationRun
    private var runs: [Entry] = []

    var isReversed = false {
        didSet { if oldValue != isReversed { turnRound() } }
    }

    /// Whether time itself runs back. After `retime` it never does: the way then leads to one side only.
    private var runsBackward = false

    /// Above 1 the rest of the way takes less than its natural time.
    var speed: Double = 1

    private struct Entry {
        let run: AnimationRun
        /// Seconds of the animator's time at which the run begins.
        var offset: TimeInterval
        /// The animator's fraction at which the run begins while scrubbing is linear.
        var fraction: Double
    }

    init(timing: Timing, duration: TimeInterval) {
        self.timing = timing
        self.duration = duration
        master = AnimationRun(timing: timing, duration: duration, start: .zero, rate: 0)
    }

    private var now: Instant { MainLoop.main.now }
    private var elapsed: TimeInterval { master.elapsed(at: now) }
    /// Whether a block was performed, even one that moved nothing (P11).
    private(set) var hasBlocks = false

    /// Told when the time of a layer that the runs move changes.
    weak var keeper: (any RunKeeper)?

    /// When every layer will have come to the end of the way, by its own time.
    var end: RunEnd {
        let bounds = (near: 0 - master.delay, far: master.duration)
        let ends = runs.filter { $0.run.liveChanges > 0 }.map { entry in
            entry.run.end(between: bounds.near - entry.offset, and: bounds.far - entry.offset, at: now)
        }
        guard let first = ends.first else { return master.end(between: bounds.near, and: bounds.far, at: now) }
        return ends.dropFirst().reduce(first) { $0.later($1) }
    }

    /// Whether coming to that side is what the animation is on its way to.
    func isIntended(_ side: RunEnd.Side) -> Bool { (side == .near) == runsBackward }

    /// Seconds that the rest of the way takes at natural speed, a delay included.
    var remainingTime: TimeInterval {
        let elapsed = master.scrubbedProgress.map { master.elapsed(showing: $0) } ?? elapsed
        return max(0, runsBackward ? min(elapsed, master.duration) : master.duration - elapsed)
    }

    // MARK: Blocks

    mutating func begin(delay: TimeInterval) {
        master = AnimationRun(timing: timing, duration: duration, delay: delay, start: now, rate: 0)
    }

    /// Runs a block over the time that is left, less its delay (P5).
    mutating func perform(_ changes: () -> Void, delayFactor: CGFloat) {
        hasBlocks = true
        let wait = min(1, max(0, delayFactor))
        let begin = max(0, master.scrubbedProgress.map { master.elapsed(showing: $0) } ?? elapsed)
        let share = master.progress(at: now)
        let left = max(0, master.duration - begin)
        let run = AnimationRun(timing: master.timing, duration: left * (1 - wait), start: now, rate: 0)
        run.keeper = keeper
        AnimationBlock.perform(run, changes)
        guard !run.changes.isEmpty else { return }
        master.followClock(of: run, at: now)
        let entry = Entry(run: run, offset: begin + wait * left, fraction: share + wait * (1 - share))
        runs.append(entry)
        run.move(to: elapsed - entry.offset, rate: master.rate, at: now)
        if let scrubbed = master.scrubbedProgress { scrub(entry, toProgress: scrubbed) }
    }

    // MARK: Time

    mutating func run() {
        if let scrubbed = master.scrubbedProgress {
            // Back from linear scrubbing onto the curve, at the moment that shows the same.
            master.scrubbedProgress = nil
            if abs(scrubbed - master.progress(at: now)) > 1e-12 {
                master.move(to: master.elapsed(showing: scrubbed), rate: 0, at: now)
            }
        }
        move(rate: runsBackward ? -speed : speed)
    }

    func pause(linearly: Bool) {
        move(rate: 0)
        guard linearly else { return }
        for run in [master] + runs.map(\.run) {
            run.scrubbedProgress = run.progress(at: now)
        }
    }

    private func move(rate: Double) {
        let elapsed = elapsed
        master.move(to: elapsed, rate: rate, at: now)
        for entry in runs {
            entry.run.scrubbedProgress = nil
            entry.run.move(to: elapsed - entry.offset, rate: rate, at: now)
        }
    }

    // MARK: Scrubbing

    /// 0 at the side where the animation comes from, 1 where it goes to; reversing swaps the sides (P9).
    func fraction(linearly: Bool) -> CGFloat {
        let share = linearly ? master.progress(at: now) : min(1, max(0, elapsed / max(master.duration, .ulpOfOne)))
        return isReversed ? 1 - share : share
    }

    func scrub(to fraction: CGFloat, linearly: Bool) {
        let share = isReversed ? 1 - fraction : fraction
        if linearly {
            master.scrubbedProgress = share
            runs.forEach { scrub($0, toProgress: share) }
        } else {
            master.scrubbedProgress = nil
            master.move(to: share * master.duration, rate: 0, at: now)
            move(rate: 0)
        }
    }

    /// While scrubbing linearly a run shows the share of its own stretch of time, whatever its curve (P8).
    private func scrub(_ entry: Entry, toProgress progress: Double) {
        let share = (progress - entry.fraction) / max(1 - entry.fraction, .ulpOfOne)
        entry.run.scrubbedProgress = min(1, max(0, share))
    }

    // MARK: Direction

    /// Goes on from what is visible to the end of the current direction with another motion (P10).
    mutating func retime(_ timing: Timing, duration: TimeInterval) {
        speed = 1
        runsBackward = false
        let target: Double = isReversed ? 0 : 1
        for run in [master] + runs.map(\.run) {
            run.retime(timing, duration: duration, to: target, at: now)
        }
        for index in runs.indices {
            runs[index].offset = 0
            runs[index].fraction = 0
        }
    }

    private mutating func turnRound() {
        guard master.segment == .whole else {
            retime(master.timing, duration: master.duration)
            return
        }
        runsBackward = isReversed
        // Paused, it stays where it was scrubbed to.
        if master.rate != 0 { move(rate: runsBackward ? -speed : speed) }
    }

    // MARK: End

    func freeze() {
        let now = now
        runs.forEach { $0.run.freeze(at: now) }
    }

    func settle(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: runs.forEach { $0.run.settleEnd() }
        case .start: runs.reversed().forEach { $0.run.restoreStart() }
        case .current: runs.forEach { $0.run.detach() }
        }
    }

    mutating func reset() {
        let keeper = keeper
        self = AnimatorTimeline(timing: timing, duration: duration)
        self.keeper = keeper
    }
}
