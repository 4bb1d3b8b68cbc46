/// A motion of content in steps of one frame, so that `contentOffset` reads what is visible at any moment, as on a
/// device.
@MainActor
final class ScrollRun {
    private let duration: TimeInterval
    private let begin = MainLoop.main.now
    private let step: (TimeInterval) -> Void
    private let completion: () -> Void
    private var frame = 0
    private var isStopped = false

    private static let frameRate = 60.0

    init(duration: TimeInterval, step: @escaping (TimeInterval) -> Void, completion: @escaping () -> Void) {
        self.duration = duration
        self.step = step
        self.completion = completion
    }

    func start() {
        // From the beginning, not from the last frame: rounding must not add up.
        let due = min(duration, Double(frame + 1) / Self.frameRate)
        MainLoop.main.schedule(after: due - MainLoop.main.now.seconds(since: begin)) { [self] in
            guard !isStopped else { return }
            frame += 1
            step(due)
            // What is told of a step may stop the motion.
            guard !isStopped else { return }
            if due < duration { start() } else { completion() }
        }
    }

    /// Leaves the content where it is; the completion is not called.
    func stop() {
        isStopped = true
    }
}
