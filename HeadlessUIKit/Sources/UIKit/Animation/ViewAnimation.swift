/// One call of the `UIView.animate` family.
@MainActor
struct ViewAnimation {
    var timing: Timing
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// Springs keep their own duration and motion inside another block.
    var overridesInherited = false
    /// The effect on touches, unless the options say it.
    var touches: AnimatedTouches?

    func start(keyframes: KeyframeCollector? = nil, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
        start(keyframes: keyframes, changes) { position in completion?(position != .current) }
    }

    /// Returns the run, unless the block had ended at once.
    @discardableResult
    func start(
        keyframes: KeyframeCollector? = nil, _ changes: () -> Void, ending completion: @escaping AnimationCompletion
    ) -> AnimationRun? {
        let outer = AnimationBlock.current?.run
        let run = makeRun(in: outer)
        guard run.duration > 0, !AnimationBlock.isDisabled else {
            UIView.performWithoutAnimation(changes)
            complete(completion, afterDelayOf: AnimationBlock.isDisabled ? 0 : delay)
            return nil
        }
        AnimationBlock.perform(run, keyframes: keyframes, changes)
        keyframes?.join(run)
        guard !run.changes.isEmpty else {
            // A block that moves nothing has nothing to wait for (N4).
            run.loop.perform { completion(.end) }
            return nil
        }
        if let keeper = run.keeper {
            keeper.adopt(run, completion: completion)
        } else {
            finish(run, completion: completion)
        }
        return run
    }

    /// A nested block takes the outer one's remaining time, curve and options unless its own options override them
    /// (N5), and a property animator's block keeps its nested ones.
    private func makeRun(in outer: AnimationRun?) -> AnimationRun {
        let loop = outer?.loop ?? .current
        let now = loop.now
        var timing = timing
        var duration = duration
        if let outer, !overridesInherited {
            if !options.contains(.overrideInheritedDuration) {
                duration = max(0, outer.duration - max(0, outer.elapsed(at: now)))
            }
            timing =
                options.contains(.overrideInheritedCurve)
                ? timing.fitted(from: self.duration, to: duration)
                : outer.timing.fitted(from: outer.duration, to: duration)
        }
        var repetition = AnimationRun.Repetition(
            count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
        var touches = touches ?? AnimatedTouches(options)
        if let outer, !options.contains(.overrideInheritedOptions) {
            if !overridesInherited, repetition == .init() { repetition = outer.repetition }
            touches = outer.touches
        }
        let run = AnimationRun(
            timing: timing, duration: duration, delay: max(0, delay), repetition: repetition, loop: loop, start: now)
        run.touches = touches
        if let keeper = outer?.keeper, let slot = outer?.slot {
            run.keeper = keeper
            run.passesHolds = outer?.passesHolds ?? false
            run.slot = slot.part(after: run.delay, length: run.span)
        }
        return run
    }

    /// Without a duration the completion comes at the beginning of the next cycle, never inside the call (N3).
    private func complete(_ completion: @escaping AnimationCompletion, afterDelayOf delay: TimeInterval) {
        if delay > 0 {
            MainLoop.current.schedule(after: delay) { completion(.end) }
        } else {
            MainLoop.current.perform { completion(.end) }
        }
    }

    private func finish(_ run: AnimationRun, completion: @escaping AnimationCompletion) {
        // Time that has run back to the beginning also ends it. An interactor puts the models back then (Z34).
        run.onEnd = { side in MainActor.assumeIsolated { completion(side == .far ? .end : .start) } }
        // Every layer was removed, or its animations were: over, but not finished (N7).
        run.onAbandon = { [loop = run.loop] in
            MainActor.assumeIsolated { loop.perform { completion(.current) } }
        }
        run.scheduleEnd()
    }
}
