/// A scroll from code: ease in and out, a step for every frame of the clock, so that `contentOffset` reads what is
/// visible at any moment, as on a device.
@MainActor
final class ScrollAnimation {
    private let from: CGPoint
    private let to: CGPoint
    private let begin = MainLoop.main.now
    private var frame = 0
    private var isStopped = false

    private static let duration: TimeInterval = 0.3
    private static let frames = 18
    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    init(from: CGPoint, to: CGPoint) {
        self.from = from
        self.to = to
    }

    func start(step: @escaping (CGPoint) -> Void, completion: @escaping () -> Void) {
        // From the beginning, not from the last frame: rounding must not add up.
        let due = Self.duration * Double(frame + 1) / Double(Self.frames)
        MainLoop.main.schedule(after: due - MainLoop.main.now.seconds(since: begin)) { [self] in
            guard !isStopped else { return }
            frame += 1
            step(position)
            // What is told of a step may stop the animation.
            guard !isStopped else { return }
            if frame < Self.frames {
                start(step: step, completion: completion)
            } else {
                completion()
            }
        }
    }

    /// Leaves the content where it is; the completion is not called.
    func stop() {
        isStopped = true
    }

    private var position: CGPoint {
        guard frame < Self.frames else { return to }
        let progress = CGFloat(Self.curve.value(at: Double(frame) / Double(Self.frames)))
        return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }
}
