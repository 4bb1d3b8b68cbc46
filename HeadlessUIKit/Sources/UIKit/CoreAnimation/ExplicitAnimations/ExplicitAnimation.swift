/// An animation that was added to a layer explicitly.
final class ExplicitAnimation {
    /// Nil when no key was given.
    let key: String?
    let animation: CAAnimation
    let run: AnimationRun
    /// True if its end was reported. It may still be visible.
    var isOver = false
    /// The owner that waits for its end.
    var awaiting: [CompletionGroup]
    private let motion: any LayerMotion

    init(
        _ animation: CAAnimation, key: String?, motion: any LayerMotion, run: AnimationRun, awaiting: [CompletionGroup]
    ) {
        self.animation = animation
        self.key = key
        self.motion = motion
        self.run = run
        self.awaiting = awaiting
    }

    func apply(to values: inout LayerValues, at now: Instant) {
        let elapsed = run.elapsed(at: now)
        let fill = animation.fillMode
        if elapsed < 0, !fill.reachesBack { return }
        if elapsed >= run.span, !fill.reachesOn { return }
        motion.apply(to: &values, at: MotionMoment(progress: run.progress(at: now), pass: run.pass(elapsed: elapsed)))
    }
}

extension CAMediaTimingFillMode {
    /// True if the first value is visible before the beginning.
    var reachesBack: Bool { self == .backwards || self == .both }
    /// True if the last value is visible after the end.
    var reachesOn: Bool { self == .forwards || self == .both }
}

extension AnimationRun {
    /// Returns the number of complete passes; the last one is not complete at the end.
    func pass(elapsed: TimeInterval) -> Int {
        let period = duration * (repetition.autoreverses ? 2 : 1)
        guard repetition.count > 1, period > 0, elapsed > 0 else { return 0 }
        // No animation has more repetitions.
        return Int(min(elapsed / period, repetition.count.rounded(.up) - 1, 1e9))
    }
}
