/// A motion of content in steps of one frame, so that `contentOffset` is the visible position at any moment, as on a
/// device.
@MainActor
final class ScrollRun {
    private let duration: TimeInterval
    private let loop: MainLoop
    private let begin: Instant
    private let step: (TimeInterval) -> Void
    private let completion: () -> Void
    private var frame = 0
    /// The distance by which the content has been moved by code meanwhile.
    var shift = CGPoint.zero
    /// The offset at which a scroll from code ends, if nothing moves the content meanwhile.
    private let target: CGPoint?
    private var isStopped = false

    /// The frame rate of the display.
    private static let frameTicks = Instant.ticksPerSecond / 60

    init(
        in loop: MainLoop, duration: TimeInterval, to target: CGPoint? = nil, step: @escaping (TimeInterval) -> Void,
        completion: @escaping () -> Void
    ) {
        self.loop = loop
        self.target = target
        begin = loop.now
        self.duration = duration
        self.step = step
        self.completion = completion
    }

    /// The offset at which a scroll from code will end.
    var destination: CGPoint? { target.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) } }

    func start() {
        let end = begin.advanced(by: duration)
        let due = min(end, begin.advanced(byTicks: Int64(frame + 1) * Self.frameTicks))
        loop.schedule(at: due) { [self] in
            guard !isStopped else { return }
            frame += 1
            step(due == end ? duration : due.seconds(since: begin))
            // A callback for a step may stop the motion.
            guard !isStopped else { return }
            if due < end { start() } else { completion() }
        }
    }

    /// Leaves the content in place; the completion is not called.
    func stop() {
        isStopped = true
    }
}
