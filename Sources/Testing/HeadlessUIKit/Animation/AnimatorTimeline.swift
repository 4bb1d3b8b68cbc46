/// The time of a property animator and of the runs that its blocks made.
///
/// The runs lie on the animator's own line of time, each in its slot, so that pausing, scrubbing and reversing moves
/// all alike.
@MainActor
final class AnimatorTimeline {
    private let timing: Timing
    private let duration: TimeInterval
    private var master: AnimationRun
    private var runs: [AnimationRun] = []
    /// Of blocks nested in the animator's, in the order of their ends.
    private var nested: [(run: AnimationRun, completion: AnimationCompletion)] = []

    var isReversed = false {
        didSet { if oldValue != isReversed { turnRound() } }
    }

    /// Whether time itself runs back. After `retime` it never does: the way then leads to one side only.
    private var runsBackward = false

    /// Above 1 the rest of the way takes less than its natural time.
    var speed: Double = 1

    /// Told when the time of a layer that the runs move changes.
    weak var keeper: (any RunKeeper)?

    var touches = AnimatedTouches.whereSeen {
        didSet { runs.forEach { $0.touches = touches } }
    }

    /// Whether a block was performed, even one that moved nothing (P11).
    private(set) var hasBlocks = false

    /// Whether a run moves something that is still there.
    var movesSomething: Bool { runs.contains { $0.liveChanges > 0 } }

    init(timing: Timing, duration: TimeInterval) {
        self.timing = timing
        self.duration = duration
        master = AnimationRun(timing: timing, duration: duration, start: .zero, rate: 0)
        master.passesHolds = true
    }

    private var now: Instant { MainLoop.main.now }
    private var elapsed: TimeInterval {
        // The layer that the master's time came from may have left the window.
        guard !master.hasClock, let run = runs.first(where: { $0.liveChanges > 0 }) else {
            return master.elapsed(at: now)
        }
        return run.elapsed(at: now) + run.begin
    }
    private var progress: Double { master.scrubbedProgress ?? master.progress(elapsed: elapsed) }
    /// The moment that is visible, also while scrubbing is linear.
    private var moment: TimeInterval { master.scrubbedProgress.map { master.elapsed(showing: $0) } ?? elapsed }

    /// Seconds that the rest of the way takes at natural speed, a delay included.
    var remainingTime: TimeInterval {
        max(0, runsBackward ? min(moment, master.duration) : master.duration - moment)
    }

    /// When nothing that it moves is left, no layer's time counts any more, not even one that stands still.
    func letGoOfClock() {
        guard master.clock != nil, !movesSomething else { return }
        let elapsed = elapsed
        master.clock = nil
        master.move(to: elapsed, rate: master.rate, at: now)
    }

    // MARK: Ends

    /// When every layer will have come to the end of the way, by its own time.
    var end: RunEnd {
        // Nested blocks may take longer than the animator's own.
        let length = runs.compactMap(\.slot?.end).filter(\.isFinite).reduce(master.duration, max)
        let near = runsBackward ? 0 : 0 - master.delay
        let ends = runs.filter { $0.liveChanges > 0 }.map { run in
            run.end(between: near - run.begin, and: length - run.begin, at: now)
        }
        guard let first = ends.first else { return master.end(between: near, and: length, at: now) }
        return ends.dropFirst().reduce(first) { $0.later($1) }
    }

    /// Seconds until the end, or until a nested block ends before.
    var nextEnd: TimeInterval {
        nested.map { nestedEnd(of: $0.run).after }.reduce(end.after, min)
    }

    /// The completions of nested blocks that have come to their ends.
    func takeEnded() -> [AnimationCompletion] {
        let ended = nested.filter { nestedEnd(of: $0.run).isNow }
        nested.removeAll { entry in ended.contains { $0.run === entry.run } }
        return ended.map(\.completion)
    }

    /// All completions of nested blocks that are left.
    func takeNested() -> [AnimationCompletion] {
        defer { nested = [] }
        return nested.map(\.completion)
    }

    /// Going back, a nested block ends with the animator.
    private func nestedEnd(of run: AnimationRun) -> RunEnd {
        let end = run.end(between: -.infinity, and: run.span, at: now)
        return end.side == .far ? end : .never
    }

    /// Whether coming to that side is what the animation is on its way to.
    func isIntended(_ side: RunEnd.Side) -> Bool { (side == .near) == runsBackward }

    // MARK: Blocks

    /// Stands at the beginning, which is the end for an animation that was reversed before.
    func begin(delay: TimeInterval, _ blocks: [(changes: () -> Void, delayFactor: CGFloat)]) {
        master = AnimationRun(timing: timing, duration: duration, delay: delay, start: now, rate: 0)
        master.passesHolds = true
        for block in blocks {
            perform(block.changes, from: 0, fraction: 0, delayFactor: block.delayFactor)
        }
        if isReversed { move(to: duration + delay, rate: 0) }
    }

    /// Runs a block over the time that is left, less its delay (P5).
    func perform(_ changes: () -> Void, delayFactor: CGFloat) {
        perform(changes, from: max(0, moment), fraction: progress, delayFactor: delayFactor)
    }

    private func perform(
        _ changes: () -> Void, from begin: TimeInterval, fraction: Double, delayFactor: CGFloat
    ) {
        hasBlocks = true
        let wait = min(1, max(0, delayFactor))
        let left = max(0, master.duration - begin)
        let length = left * (1 - wait)
        let timing = master.timing.fitted(from: master.duration, to: length)
        let run = AnimationRun(timing: timing, duration: length, start: now, rate: 0)
        run.passesHolds = true
        run.slot = AnimatorSlot(
            begin: begin + wait * left, length: run.duration, from: fraction + wait * (1 - fraction), to: 1)
        run.keeper = keeper
        run.touches = touches
        AnimationBlock.perform(run, changes)
        if !run.changes.isEmpty { take(run) }
    }

    /// Takes in what was made inside a block of one of the runs.
    func adopt(_ run: AnimationRun, completion: @escaping AnimationCompletion) {
        take(run)
        nested.append((run, completion))
        // As for any block: when every layer has left, it is over, but not finished (N7).
        run.onAbandon = { [weak self, weak run] in
            MainActor.assumeIsolated { if let run { self?.abandon(run) } }
        }
    }

    private func abandon(_ run: AnimationRun) {
        let completions = nested.filter { $0.run === run }.map(\.completion)
        nested.removeAll { $0.run === run }
        MainLoop.main.perform { completions.forEach { $0(.current) } }
    }

    private func take(_ run: AnimationRun) {
        master.followClock(of: run, at: now)
        runs.append(run)
        run.move(to: elapsed - run.begin, rate: master.rate, at: now)
        if let scrubbed = master.scrubbedProgress { scrub(run, to: scrubbed) }
    }

    // MARK: Time

    func run() {
        if let scrubbed = master.scrubbedProgress {
            // Back from linear scrubbing onto the curve, at the moment that shows the same.
            master.scrubbedProgress = nil
            if abs(scrubbed - master.progress(at: now)) > 1e-12 {
                master.move(to: master.elapsed(showing: scrubbed), rate: 0, at: now)
            }
        }
        move(to: elapsed, rate: runsBackward ? -speed : speed)
    }

    func pause(linearly: Bool) {
        // Scrubbed, it stands still already.
        guard master.scrubbedProgress == nil else { return }
        move(to: elapsed, rate: 0)
        guard linearly else { return }
        for run in [master] + runs {
            run.scrubbedProgress = run.progress(at: now)
        }
    }

    private func move(to elapsed: TimeInterval, rate: Double) {
        master.move(to: elapsed, rate: rate, at: now)
        for run in runs {
            run.scrubbedProgress = nil
            run.move(to: elapsed - run.begin, rate: rate, at: now)
        }
    }

    // MARK: Scrubbing

    /// 0 at the side where the animation comes from, 1 where it goes to; reversing swaps the sides (P9).
    func fraction(linearly: Bool) -> CGFloat {
        let share = linearly ? progress : min(1, max(0, elapsed / max(master.duration, .ulpOfOne)))
        return isReversed ? 1 - share : share
    }

    func scrub(to fraction: CGFloat, linearly: Bool) {
        let share = isReversed ? 1 - fraction : fraction
        if linearly {
            master.scrubbedProgress = share
            runs.forEach { scrub($0, to: share) }
        } else {
            master.scrubbedProgress = nil
            move(to: share * master.duration, rate: 0)
        }
    }

    /// While scrubbing linearly a run shows the share of its own stretch of time, whatever its curve (P8).
    private func scrub(_ run: AnimationRun, to fraction: Double) {
        run.scrubbedProgress = run.slot?.share(at: fraction) ?? fraction
    }

    // MARK: Direction

    /// Goes on from what is visible to the end of the current direction with another motion (P10).
    ///
    /// Delays and nested blocks keep their shares of the time that is left.
    func retime(_ timing: Timing, duration: TimeInterval) {
        let whole = max(master.duration, .ulpOfOne)
        let isLinear = master.scrubbedProgress != nil
        let position = master.scrubbedProgress ?? min(1, max(0, elapsed / whole))
        for run in runs {
            guard var slot = run.slot else { continue }
            let stretch =
                isLinear ? (from: slot.from, to: slot.to) : (from: slot.begin / whole, to: slot.end / whole)
            let first = share(of: isReversed ? stretch.to : stretch.from, after: position)
            let last = share(of: isReversed ? stretch.from : stretch.to, after: position)
            slot.begin = first * duration
            slot.length = (last - first) * duration
            run.slot = slot
            retime(
                run, timing.fitted(from: duration, to: slot.length), after: slot.begin, duration: slot.length)
        }
        retime(master, timing, after: 0, duration: duration)
        speed = 1
        runsBackward = false
    }

    private func retime(_ run: AnimationRun, _ timing: Timing, after wait: TimeInterval, duration: TimeInterval) {
        let target: Double = isReversed ? 0 : 1
        var motion = timing
        // A spring comes with a velocity of its own; a curve takes over from the motion before.
        if case .curve(let curve) = timing { motion = .blended(run.rest(to: target, at: now), into: curve) }
        run.retime(motion, after: wait, duration: duration, to: target, at: now)
    }

    /// Which share of what is left has passed when the way comes to `point`.
    private func share(of point: Double, after position: Double) -> Double {
        let left = isReversed ? position : 1 - position
        guard left > 1e-12 else { return 1 }
        return min(1, max(0, (isReversed ? position - point : point - position) / left))
    }

    private func turnRound() {
        guard master.segment == .whole else {
            retime(master.timing, duration: master.duration)
            return
        }
        runsBackward = isReversed
        // Paused, it stays where it was scrubbed to.
        if master.rate != 0 { move(to: elapsed, rate: runsBackward ? -speed : speed) }
    }

    // MARK: End

    func freeze() {
        let now = now
        runs.forEach { $0.freeze(at: now) }
    }

    func settle(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: runs.forEach { $0.settleEnd() }
        case .start: runs.reversed().forEach { $0.restoreStart() }
        case .current: runs.forEach { $0.detach() }
        }
    }
}

extension AnimationRun {
    /// Where the slot begins in the animator's time.
    fileprivate var begin: TimeInterval { slot?.begin ?? 0 }
}
