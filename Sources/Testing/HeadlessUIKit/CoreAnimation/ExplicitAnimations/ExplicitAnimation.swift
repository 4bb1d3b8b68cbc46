/// What an explicit animation does to one property.
struct ExplicitMotion {
    let path: LayerKeyPath
    let from: AnimatedValue
    let to: AnimatedValue
    let isAdditive: Bool

    func apply(to values: inout LayerValues, at progress: Double) {
        let value = path.mixed(from, to, at: progress)
        path.write(isAdditive ? path.read(values).adding(value, scaledBy: 1) : value, to: &values)
    }
}

/// An animation that was added to a layer by hand.
final class ExplicitAnimation {
    /// Nil when no key was given.
    let key: String?
    let animation: CAAnimation
    let run: AnimationRun
    /// Its end was told. It may be shown still.
    var isOver = false
    private let motion: ExplicitMotion

    init(_ animation: CAAnimation, key: String?, motion: ExplicitMotion, run: AnimationRun) {
        self.animation = animation
        self.key = key
        self.motion = motion
        self.run = run
    }

    func apply(to values: inout LayerValues, at now: Instant) {
        let elapsed = run.elapsed(at: now)
        let fill = animation.fillMode
        if elapsed < 0, fill != .backwards, fill != .both { return }
        if elapsed >= run.span, fill != .forwards, fill != .both { return }
        motion.apply(to: &values, at: run.progress(at: now))
    }
}
