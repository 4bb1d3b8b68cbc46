/// Recognises fingers that rest on the screen. Once recognised they may move freely (G14).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var tapCount = 0
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var timer: MainLoop.TimerToken?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the fingers may move before the press is recognised.
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
    /// Full taps before the press.
    open var numberOfTapsRequired = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !progress.isHeld else { return }
        for touch in attempt?.live ?? [] where touches.contains(touch) { starts.append((touch, touch.point)) }
        if starts.count > numberOfTouchesRequired {
            state = .failed
        } else if starts.count == numberOfTouchesRequired {
            if tapCount < numberOfTapsRequired {
                set(.failed, after: minimumPressDuration)
            } else {
                set(.began, after: minimumPressDuration)
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, !progress.isHeld {
            if starts.contains(where: { $0.touch.point.distance(to: $0.point) > allowableMovement }) { state = .failed }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, !progress.isHeld else {
            state = .ended
            return
        }
        guard starts.allSatisfy({ !$0.touch.isOnScreen }) else { return }
        guard starts.count == numberOfTouchesRequired, tapCount < numberOfTapsRequired else {
            state = .failed
            return
        }
        tapCount += 1
        starts = []
        set(.failed, after: TapCounter.interval)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    private func set(_ state: State, after seconds: TimeInterval) {
        stopTimer()
        guard seconds > 0 else {
            self.state = state
            return
        }
        timer = (view?.mainLoop ?? .current).schedule(after: seconds) { [weak self] in
            self?.timer = nil
            self?.state = state
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    open override func reset() {
        super.reset()
        stopTimer()
        tapCount = 0
        starts = []
    }
}
