/// Recognises a quick stroke in one direction: a discrete gesture.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The limits of a stroke. Apple does not publish these numbers.
    private static let length: CGFloat = 50
    private static let allowableDeviation: CGFloat = 50
    private static let longestTime = Instant.ticks(of: 0.5)

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
        guard event.moment.ticks(since: startTime) <= Self.longestTime else {
            state = .failed
            return
        }
        guard starts.count == numberOfTouchesRequired else { return }
        let ways = starts.map { CGPoint(x: $0.touch.point.x - $0.point.x, y: $0.touch.point.y - $0.point.y) }
        let candidates = [Direction.right, .left, .up, .down].filter { direction.contains($0) }
        if candidates.contains(where: { direction in ways.allSatisfy { Self.isStroke($0, direction) } }) {
            state = .ended
        } else if !candidates.contains(where: { direction in ways.allSatisfy { Self.mayBecome($0, direction) } }) {
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

    private static func isStroke(_ way: CGPoint, _ direction: Direction) -> Bool {
        parts(of: way, direction).along >= length && mayBecome(way, direction)
    }

    private static func mayBecome(_ way: CGPoint, _ direction: Direction) -> Bool {
        let parts = parts(of: way, direction)
        return parts.along > -PanMotion.slop && abs(parts.across) <= allowableDeviation
    }

    open override func reset() {
        super.reset()
        starts = []
    }
}
