/// One call of the `UIView.animate` family.
@MainActor
struct ViewAnimation {
    var timing: Timing
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// Springs keep their own duration and motion inside another block.
    var overridesInherited = false

    func start(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        let run = makeRun()
        guard run.duration > 0, !AnimationBlock.isDisabled else {
            UIView.performWithoutAnimation(changes)
            complete(completion, afterDelayOf: AnimationBlock.isDisabled ? 0 : delay)
            return
        }
        AnimationBlock.perform(run, changes)
        guard !run.changes.isEmpty else {
            // A block that moves nothing has nothing to wait for (N4).
            MainLoop.main.perform { completion?(true) }
            return
        }
        finish(run, completion: completion)
    }

    /// A nested block takes the outer one's remaining time and curve unless told otherwise (N5).
    private func makeRun() -> AnimationRun {
        let now = MainLoop.main.now
        var timing = timing
        var duration = duration
        if let outer = AnimationBlock.current?.run, !overridesInherited {
            if !options.contains(.overrideInheritedDuration) {
                duration = max(0, outer.duration - max(0, outer.elapsed(at: now)))
            }
            if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
        }
        let repetition = AnimationRun.Repetition(
            count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
        return AnimationRun(
            timing: timing, duration: duration, delay: max(0, delay), repetition: repetition, start: now)
    }

    /// Without a duration the completion comes at the beginning of the next cycle, never inside the call (N3).
    private func complete(_ completion: ((Bool) -> Void)?, afterDelayOf delay: TimeInterval) {
        guard let completion else { return }
        if delay > 0 {
            MainLoop.main.schedule(after: delay) { completion(true) }
        } else {
            MainLoop.main.perform { completion(true) }
        }
    }

    private func finish(_ run: AnimationRun, completion: ((Bool) -> Void)?) {
        // Also a time that ran back to the beginning is an end. Nothing puts the models back then (C56).
        run.onEnd = { _ in MainActor.assumeIsolated { completion?(true) } }
        // Every layer was taken away or its animations removed: over, but not finished (N7).
        run.onAbandon = { MainActor.assumeIsolated { MainLoop.main.perform { completion?(false) } } }
        run.scheduleEnd()
    }
}
