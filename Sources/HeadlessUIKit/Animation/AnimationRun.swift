/// A value of a layer that an animation changes, with both ends.
struct LayerChange {
    weak var layer: CALayer?
    let key: LayerKey
    let from: AnimatableVector
    let to: AnimatableVector
}

/// One animation under way: its timing, its place in time, and the layer values that it moves.
///
/// Time is a straight line through (`anchor`, `elapsed`) with slope `rate`: 1 runs, 0 stands still, −1 runs back.
final class AnimationRun {
    private(set) var timing: Timing
    private(set) var duration: TimeInterval
    let delay: TimeInterval
    let repetition: Repetition
    private(set) var changes: [LayerChange] = []

    private var anchor: Instant
    private var elapsedAtAnchor: TimeInterval
    private(set) var rate: Double
    private var isFrozen = false

    /// The part of the way that the timing covers; less than the whole after `retime`.
    private(set) var segment = Segment.whole

    /// While set, the visible progress is this share of the way instead of the timing's (P8).
    var scrubbedProgress: Double?

    /// Called when the last layer has left the run before its end.
    var onAbandon: (() -> Void)?

    struct Repetition: Equatable {
        var repeats = false
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
        start: Instant, rate: Double = 1
    ) {
        self.timing = timing
        self.duration = duration
        self.delay = delay
        self.repetition = repetition
        anchor = start
        elapsedAtAnchor = -delay
        self.rate = rate
    }

    // MARK: Time

    /// Seconds since the start, negative during the delay.
    func elapsed(at now: Instant) -> TimeInterval {
        elapsedAtAnchor + rate * now.seconds(since: anchor)
    }

    func move(to elapsed: TimeInterval, rate: Double, at now: Instant) {
        anchor = now
        elapsedAtAnchor = elapsed
        self.rate = rate
    }

    func progress(at now: Instant, axis: Timing.Axis = .x) -> Double {
        if let scrubbedProgress { return scrubbedProgress }
        var elapsed = elapsed(at: now)
        if repetition.repeats, elapsed > 0 {
            let period = repetition.autoreverses ? 2 * duration : duration
            elapsed = elapsed.truncatingRemainder(dividingBy: period)
        }
        if repetition.autoreverses, elapsed > duration { elapsed = 2 * duration - elapsed }
        return segment.whole(timing.progress(at: elapsed, of: duration, axis: axis))
    }

    /// Seconds after the start at which `progress` is visible.
    func elapsed(showing progress: Double) -> TimeInterval {
        timing.elapsed(at: segment.eased(progress), of: duration)
    }

    /// Goes on from what is visible to `target` with another motion, standing still at first (P10).
    func retime(_ timing: Timing, duration: TimeInterval, to target: Double, at now: Instant) {
        segment = Segment(from: progress(at: now), to: target)
        scrubbedProgress = nil
        self.timing = timing
        self.duration = duration
        move(to: 0, rate: 0, at: now)
    }

    /// What remains of the way, a component each. Springs may have two velocities, for x and for y (N12).
    func remaining(at now: Instant) -> AnimatableVector {
        let x = 1 - progress(at: now)
        var remaining = AnimatableVector(repeating: x)
        if case .spring(_, let velocity) = timing, velocity.dx != velocity.dy {
            remaining[1] = 1 - progress(at: now, axis: .y)
        }
        return remaining
    }

    // MARK: Layers

    func join(_ change: LayerChange) {
        changes.append(change)
    }

    func leave(_ layer: CALayer) {
        changes.removeAll { $0.layer === layer || $0.layer == nil }
        if changes.isEmpty { onAbandon?() }
    }

    /// Takes the run out of its layers; they show their model values from then on.
    func detach() {
        onAbandon = nil
        for change in changes {
            change.layer?.drop(self)
        }
    }

    /// Writes what this run shows at `now` into the models, then detaches (P7). Other runs on the same values go on.
    func freeze(at now: Instant) {
        isFrozen = true
        write(changes) { change, layer in layer.vector(change.key, movedBy: self, at: now) }
    }

    /// Leaves the models at the end of the animation.
    func settleEnd() {
        if isFrozen {
            write(changes) { change, _ in change.to }
        } else {
            detach()
        }
    }

    /// Writes the values from before the animation into the models, then detaches. Later changes are undone first, so
    /// that a value changed twice ends at its first one.
    func restoreStart() {
        write(changes.reversed()) { change, _ in change.from }
    }

    private func write(_ changes: [LayerChange], _ value: (LayerChange, CALayer) -> AnimatableVector) {
        let values = changes.compactMap { change in
            change.layer.map { (layer: $0, key: change.key, vector: value(change, $0)) }
        }
        detach()
        for entry in values {
            entry.layer.model.set(entry.key, to: entry.vector)
            if entry.key == .boundsSize { entry.layer.setNeedsLayout() }
        }
    }
}
