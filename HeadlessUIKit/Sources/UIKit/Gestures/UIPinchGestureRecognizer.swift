/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance by which the fingers have to move apart or together. Apple does not publish the number.
    private static let slop: CGFloat = 10

    private var start: TwoFingers?
    private var scaleAtStart: CGFloat = 1
    private var currentScale: CGFloat = 1
    private var rate: RateOfChange?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The scale, 1 where the fingers landed. Setting it resets the velocity.
    open var scale: CGFloat {
        get { currentScale }
        set {
            currentScale = newValue
            restart(with: attempt?.live.last?.moment ?? .zero)
        }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { rate?.perSecond ?? 0 }

    private func restart(with time: Instant) {
        start = TwoFingers(fingers)
        scaleAtStart = currentScale
        rate = RateOfChange(from: currentScale, at: time)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreFingers(beyond: 2, for: event)
        if touches.contains(where: follows), fingers.count == 2 { restart(with: event.moment) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start, start.length > 0, let now = TwoFingers(fingers) else { return }
        currentScale = scaleAtStart * now.length / start.length
        rate?.note(currentScale, at: event.moment)
        if state != .possible || progress.isHeld {
            state = .changed
        } else if abs(now.length - start.length) > Self.slop {
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
        start = nil
        scaleAtStart = 1
        currentScale = 1
        rate = nil
    }
}
