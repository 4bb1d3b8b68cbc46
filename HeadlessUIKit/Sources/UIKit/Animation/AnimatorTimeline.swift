/// The time of a property animator and of the runs that its blocks made.
///
/// The runs lie on the animator's own timeline, each in its slot, so that pausing, scrubbing and reversing moves all of
/// them.
@MainActor
final class AnimatorTimeline {
    private let timing: Timing
    private let duration: TimeInterval
    private var master: AnimationRun
    private var runs: [AnimationRun] = []
    /// The completions of blocks nested in the animator's, in the order of their ends.
    private var nested: [(run: AnimationRun, completion: AnimationCompletion)] = []

    var isReversed = false {
        didSet { if oldValue != isReversed { turnRound() } }
    }

    /// True if time itself runs back. After `retime` it never does: the way then has one direction only.
    private var runsBackward = false

    /// The speed of the rest of the way; above 1 it takes less than its natural time.
    var speed: Double = 1

    /// Called when the time of a layer that the runs move changes.
    weak var keeper: (any RunKeeper)?

    var touches = AnimatedTouches.whereSeen {
        didSet { runs.forEach { $0.touches = touches } }
    }

    /// True if a block was performed, even one that moved nothing (P11).
    private(set) var hasBlocks = false

    /// True if a run moves something that still exists.
    var movesSomething: Bool { runs.contains { $0.liveChanges > 0 } }

    init(timing: Timing, duration: TimeInterval) {
        self.timing = timing
        self.duration = duration
        master = AnimationRun(timing: timing, duration: duration, loop: .current, start: .zero, rate: 0)
        master.passesHolds = true
    }

    /// The loop of the layers that it moves.
    var loop: MainLoop { master.loop }
    private var now: Instant { loop.now }
    private var elapsed: TimeInterval {
        // The layer that provided the master's time may have left the window.
        guard !master.hasClock, let run = runs.first(where: { $0.liveChanges > 0 }) else {
            return master.elapsed(at: now)
        }
        return run.elapsed(at: now) + run.begin
    }
    private var progress: Double { master.scrubbedProgress ?? master.progress(elapsed: elapsed) }
    /// The visible moment, also while scrubbing is linear.
    private var moment: TimeInterval { master.scrubbedProgress.map { master.elapsed(showing: $0) } ?? elapsed }

    /// The seconds that the rest of the way takes at natural speed, including a delay.
    var remainingTime: TimeInterval {
        max(0, runsBackward ? min(moment, master.duration) : master.duration - moment)
    }

    /// If nothing that it moves is left, no layer's time counts any more, not even one that stands still.
    func letGoOfClock() {
        guard master.clock != nil, !movesSomething else { return }
        let elapsed = elapsed
        master.clock = nil
        master.move(to: elapsed, rate: master.rate, at: now)
    }

    // MARK: Ends

    /// The time at which every layer will have reached the end of the way, by its own time.
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

    /// The seconds until the end, or until a nested block ends earlier.
    var nextEnd: TimeInterval {
        nested.map { nestedEnd(of: $0.run).after }.reduce(end.after, min)
    }

    /// Returns the completions of nested blocks that have ended.
    func takeEnded() -> [AnimationCompletion] {
        let ended = nested.filter { nestedEnd(of: $0.run).isNow }
        nested.removeAll { entry in ended.contains { $0.run === entry.run } }
        return ended.map(\.completion)
    }

    /// Returns the remaining completions of nested blocks.
    func takeNested() -> [AnimationCompletion] {
        defer { nested = [] }
        return nested.map(\.completion)
    }

    /// In reverse, a nested block ends with the animator.
    private func nestedEnd(of run: AnimationRun) -> RunEnd {
        let end = run.end(between: -.infinity, and: run.span, at: now)
        return end.side == .far ? end : .never
    }

    /// Returns whether the animation is moving towards that side.
    func isIntended(_ side: RunEnd.Side) -> Bool { (side == .near) == runsBackward }

    // MARK: Blocks

    /// Moves to the beginning, which is the end for an animation that was reversed before.
    func begin(delay: TimeInterval, _ blocks: [(changes: () -> Void, delayFactor: CGFloat)]) {
        let loop = MainLoop.current
        master = AnimationRun(timing: timing, duration: duration, delay: delay, loop: loop, start: loop.now, rate: 0)
        master.passesHolds = true
        for block in blocks {
            perform(block.changes, from: 0, fraction: 0, delayFactor: block.delayFactor)
        }
        if isReversed { move(to: duration + delay, rate: 0) }
    }

    /// Runs a block over the remaining time, less its delay (P5).
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
        let run = AnimationRun(timing: timing, duration: length, loop: loop, start: now, rate: 0)
        run.passesHolds = true
        run.slot = AnimatorSlot(
            begin: begin + wait * left, length: run.duration, from: fraction + wait * (1 - fraction), to: 1)
        run.keeper = keeper
        run.touches = touches
        AnimationBlock.perform(run, changes)
        if !run.changes.isEmpty { take(run) }
    }

    /// Records a run that was made inside a block of one of the runs.
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
        loop.perform { completions.forEach { $0(.current) } }
    }

    private func take(_ run: AnimationRun) {
        if runs.isEmpty { master.move(to: run.loop) }
        master.followClock(of: run, at: now)
        runs.append(run)
        run.move(to: elapsed - run.begin, rate: master.rate, at: now)
        if let scrubbed = master.scrubbedProgress { scrub(run, to: scrubbed) }
    }

    // MARK: Time

    func run() {
        if let scrubbed = master.scrubbedProgress {
            // Returns from linear scrubbing to the curve, at the moment with the same visible value.
            master.scrubbedProgress = nil
            if abs(scrubbed - master.progress(at: now)) > 1e-12 {
                master.move(to: master.elapsed(showing: scrubbed), rate: 0, at: now)
            }
        }
        move(to: elapsed, rate: runsBackward ? -speed : speed)
    }

    func pause(linearly: Bool) {
        // While scrubbed, it already stands still.
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

    /// Returns 0 at the side from which the animation comes, 1 at the side to which it goes; reversing swaps the sides
    /// (P9).
    func fraction(linearly: Bool) -> CGFloat {
        let time = min(1, max(0, elapsed / max(master.duration, .ulpOfOne)))
        let share = linearly ? progress : master.segment.whole(time)
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

    /// During linear scrubbing a run shows the fraction of its own interval, whatever its curve (P8).
    private func scrub(_ run: AnimationRun, to fraction: Double) {
        run.scrubbedProgress = run.slot?.share(at: fraction) ?? fraction
    }

    // MARK: Direction

    /// Continues from the visible value to the end of the current direction with another motion (P10).
    ///
    /// Delays and nested blocks keep their parts of the remaining time.
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
        // A spring has its own velocity; a curve takes over from the previous motion.
        if case .curve(let curve) = timing { motion = .blended(run.rest(to: target, at: now), into: curve) }
        run.retime(motion, after: wait, duration: duration, to: target, at: now)
    }

    /// Returns the fraction of the rest that has passed at `point`.
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
        // While paused, it stays at the scrubbed position.
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
    /// The beginning of the slot in the animator's time.
    fileprivate var begin: TimeInterval { slot?.begin ?? 0 }
}
