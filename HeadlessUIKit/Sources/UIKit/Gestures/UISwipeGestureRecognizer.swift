/// Recognises a quick stroke in one direction: a discrete gesture, which is recognised while the finger moves.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var startTime = Instant.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // The stroke is complete; it only waits for others to fail.
        guard !progress.isHeld else { return touches.forEach { ignore($0, for: event) } }
        if starts.isEmpty { startTime = event.moment }
        for touch in attempt?.live ?? [] where touches.contains(touch) { starts.append((touch, touch.point)) }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard !progress.isHeld else { return }
        guard let limits = SwipeLimits(after: event.moment.seconds(since: startTime)) else {
            state = .failed
            return
        }
        guard starts.count == numberOfTouchesRequired else { return }
        let ways = starts.map { CGPoint(x: $0.touch.point.x - $0.point.x, y: $0.touch.point.y - $0.point.y) }
        let candidates = [Direction.right, .left, .up, .down].filter { direction.contains($0) }
        let verdicts = candidates.map { direction in
            ways.map { limits.verdict(on: Self.parts(of: $0, direction)) }
        }
        if verdicts.contains(where: { $0.allSatisfy { $0 == .stroke } }) {
            state = .ended
        } else if verdicts.allSatisfy({ $0.contains(.failure) }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !progress.isHeld { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if !progress.isHeld { state = .failed }
    }

    /// Returns the movement in the direction, and across it.
    private static func parts(of way: CGPoint, _ direction: Direction) -> (along: CGFloat, across: CGFloat) {
        switch direction {
        case .right: (way.x, way.y)
        case .left: (-way.x, way.y)
        case .up: (-way.y, way.x)
        default: (way.y, way.x)
        }
    }

    open override func reset() {
        super.reset()
        starts = []
    }
}
