/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have to turn: 10 degrees. Apple does not publish the number.
    private static let slop = CGFloat.pi / 18

    private var last: TwoFingers?
    private var currentRotation: CGFloat = 0
    private var rate: RateOfChange?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Radians since the fingers landed, positive clockwise, including whole turns. Setting it resets the velocity.
    open var rotation: CGFloat {
        get { currentRotation }
        set {
            currentRotation = newValue
            rate = RateOfChange(from: newValue, at: attempt?.live.last?.moment ?? .zero)
        }
    }

    /// Radians per second.
    open var velocity: CGFloat { rate?.perSecond ?? 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreFingers(beyond: 2, for: event)
        guard touches.contains(where: follows), let start = TwoFingers(fingers) else { return }
        last = start
        rate = RateOfChange(from: currentRotation, at: event.moment)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let last, let now = TwoFingers(fingers) else { return }
        // Added up step by step, so that more than half a turn does not count as less in the other direction.
        currentRotation += now.turn(from: last)
        self.last = now
        rate?.note(currentRotation, at: event.moment)
        if state != .possible || progress.isHeld {
            state = .changed
        } else if abs(currentRotation) > Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard numberOfTouches == touches.count else { return }
        state = state == .possible && !progress.isHeld ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        last = nil
        currentRotation = 0
        rate = nil
    }
}
