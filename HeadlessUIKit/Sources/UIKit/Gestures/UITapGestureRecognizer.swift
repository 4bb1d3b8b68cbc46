/// Recognises one or more fingers that touch the screen briefly, once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The longest time for which a finger may rest in a tap. Apple does not publish these numbers.
    private static let longestTap: TimeInterval = 0.75
    private static let allowableMovement: CGFloat = 45

    private var tapCount = 0
    /// The points where the fingers of the current tap landed.
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    /// The points where those of the first tap landed, which are the gesture's location.
    private var firstTap: [CGPoint] = []
    private var timer: MainLoop.TimerToken?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer. Fingers have no buttons.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    // MARK: Location

    open override var numberOfTouches: Int { firstTap.isEmpty ? super.numberOfTouches : firstTap.count }

    /// Returns the centre of the first tap.
    open override func location(in view: UIView?) -> CGPoint {
        guard !firstTap.isEmpty else { return super.location(in: view) }
        let count = CGFloat(firstTap.count)
        let sum = firstTap.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard firstTap.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convert(firstTap[touchIndex], to: view)
    }

    /// After a tap more taps may follow.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // It only waits for others to fail: fingers that land now do not belong to it.
        guard !progress.isHeld else { return touches.forEach { ignore($0, for: event) } }
        let isNewTap = starts.isEmpty
        for touch in attempt?.live ?? [] where touches.contains(touch) { starts.append((touch, touch.point)) }
        if starts.count > numberOfTouchesRequired || isTooFarFromFirstTap {
            state = .failed
        } else if isNewTap {
            failUnlessGoingOn(after: Self.longestTap)
        }
    }

    private var isTooFarFromFirstTap: Bool {
        guard tapCount > 0 else { return false }
        return starts.contains { start in
            !firstTap.contains { $0.distance(to: start.point) <= Self.allowableMovement }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if starts.contains(where: { $0.touch.point.distance(to: $0.point) > Self.allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard starts.allSatisfy({ !$0.touch.isOnScreen }) else { return }
        guard starts.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        if tapCount == 0 { firstTap = starts.map(\.point) }
        tapCount += 1
        starts = []
        if tapCount >= numberOfTapsRequired {
            stopTimer()
            state = .ended
        } else {
            failUnlessGoingOn(after: TapCounter.interval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    private func failUnlessGoingOn(after seconds: TimeInterval) {
        stopTimer()
        timer = (view?.mainLoop ?? .current).schedule(after: seconds) { [weak self] in
            self?.timer = nil
            self?.state = .failed
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
        firstTap = []
    }
}
