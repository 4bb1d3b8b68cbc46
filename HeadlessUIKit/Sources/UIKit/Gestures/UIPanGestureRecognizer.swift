/// Recognises fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var motion: PanMotion?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open var minimumNumberOfTouches = 1
    /// Fingers beyond this number are ignored.
    open var maximumNumberOfTouches = Int.max
    /// The scrolls of trackpads and wheels that it follows besides fingers. None by default (G17).
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    override func takes(_ scroll: PointerScroll) -> Bool { !allowedScrollTypesMask.isDisjoint(with: scroll.type) }

    // MARK: Result

    /// Returns the movement since the gesture was recognised, without the 10 points before that (G9, G10).
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(motion?.translation ?? .zero, to: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        motion?.translation = convertVector(translation, from: view)
    }

    /// Returns the velocity in points per second, over the 100 ms before the last movement (G11). It does not decay
    /// while the fingers rest (Z2).
    open func velocity(in view: UIView?) -> CGPoint {
        guard let motion else { return .zero }
        let isForgotten =
            Assumptions.current.velocityAfterSlowRest == .zero
            && motion.restsAfterSlowMove(at: (view?.mainLoop ?? .current).now)
        return isForgotten ? .zero : convertVector(motion.velocity, to: view)
    }

    /// The movement of the fingers before they were lifted, for a scroll view.
    var rest: Rest {
        guard let motion, motion.rests(at: (view?.mainLoop ?? .current).now) else { return .none }
        return motion.restsAfterSlowMove(at: (view?.mainLoop ?? .current).now) ? .afterSlowMove : .afterQuickMove
    }

    enum Rest { case none, afterSlowMove, afterQuickMove }

    open override var numberOfTouches: Int { fingers.count }

    // MARK: Touches

    /// The axes along which movement counts.
    var axes: UIAxis { .both }

    /// Returns whether the movement of the fingers fits this gesture. Called once it is longer than the minimum
    /// distance.
    func accepts(_ travel: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreFingers(beyond: maximumNumberOfTouches, for: event)
        guard touches.contains(where: follows), state == .possible, !progress.isHeld else { return }
        // The movement begins when there are enough fingers: one finger alone brings a gesture of two no closer. More
        // than enough may land at once.
        if motion == nil || fingers.count <= minimumNumberOfTouches { motion = PanMotion(startingAt: event.moment) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let fingers = fingers
        guard fingers.count >= minimumNumberOfTouches, !fingers.isEmpty else { return }
        motion?.move(by: Self.meanWay(of: touches, among: fingers.count), at: event.moment)
        if state == .possible, !progress.isHeld {
            begin()
        } else {
            state = .changed
        }
    }

    private func begin() {
        guard let motion, motion.exceedsSlop(along: axes) else { return }
        guard accepts(motion.travel) else {
            state = .failed
            return
        }
        self.motion?.absorbSlop(along: axes)
        state = .began
    }

    /// Returns the movement of the centre of all fingers; fingers that land or lift do not move it.
    private static func meanWay(of moved: Set<UITouch>, among count: Int) -> CGPoint {
        let sum = moved.reduce(CGPoint.zero) { sum, touch in
            CGPoint(
                x: sum.x + touch.point.x - touch.previousPoint.x, y: sum.y + touch.point.y - touch.previousPoint.y)
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }

    /// The gesture ends with the last finger (G12).
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard fingers.isEmpty else { return }
        state = state == .possible && !progress.isHeld ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard fingers.isEmpty else { return }
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        motion = nil
    }

    // MARK: Scrolls

    /// Begins without touches and without a minimum distance: two fingers on a trackpad scroll as soon as they move
    /// (G17).
    func follow(_ event: ScrollEvent) {
        guard attempt?.scroll === event.scroll, !progress.state.isOver else { return }
        switch event.phase {
        case .began:
            motion = PanMotion(startingAt: event.moment)
        case .changed:
            motion?.move(by: event.movement, at: event.moment)
            if state == .possible, !progress.isHeld { beginScroll() } else { state = .changed }
        case .ended:
            // A wheel ends without a velocity.
            if event.scroll.type == .discrete { motion?.stop(at: event.moment) }
            state = state == .possible && !progress.isHeld ? .failed : .ended
        case .cancelled:
            state = .cancelled
        }
    }

    private func beginScroll() {
        guard let motion, motion.hasMoved(along: axes) else { return }
        state = accepts(motion.travel) ? .began : .failed
    }

    // MARK: Coordinates

    /// Only the linear part of the transform between the view and the window applies to a difference of points (G10).
    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let start = convert(.zero, to: view)
        let end = convert(vector, to: view)
        // In a view that is turned edge-on, no point is under a finger.
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return .zero }
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let start = window.convert(CGPoint.zero, from: view)
        let end = window.convert(vector, from: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
