/// Delivers the touches of one window to the recognisers and, after them, to the views (G6).
@MainActor
final class TouchDelivery {
    let arbiter = GestureArbiter()
    /// The fingers on the screen, and those whose end has not been delivered to the views, the oldest first.
    private var touches: [UITouch] = []
    private var event: UIEvent?

    init() {
        arbiter.handOver = { [weak self] in self?.handOver() }
    }

    func deliver(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? ScrollEvent { return deliver(event, in: window) }
        self.event = event
        let news = event.touches.filter { $0.window === window && $0.phase != .stationary }
        arbiter.dispatch {
            for touch in news where touch.phase == .began { land(touch, of: event, in: window) }
            for touch in news { touch.handover.note(touch.phase) }
            for recognizer in Self.recognizers(of: news) { recognizer.observe(news, with: event) }
            arbiter.arrangeFailures()
        }
        finish(news.filter { !$0.isOnScreen })
    }

    // MARK: Landing

    private func land(_ touch: UITouch, of event: UIEvent, in window: UIWindow) {
        guard !UIApplication.shared.ignoresTouches(in: window) else { return touch.handover.refuse() }
        touch.view = window.hitTest(touch.point, with: event)
        guard let view = touch.view else { return touch.handover.refuse() }
        if !isWelcome(in: view) { touch.handover.refuse() }
        touches.append(touch)
        for recognizer in view.ancestors.flatMap({ $0.gestureRecognizers ?? [] })
        where recognizer.admits(touch, of: event) {
            touch.recognizers.append(recognizer)
            arbiter.admit(touch, to: recognizer)
        }
    }

    /// Recognisers see every finger. The view itself sees only the first one unless it wants several, and none together
    /// with those of another view if one of the two is exclusive.
    private func isWelcome(in view: UIView) -> Bool {
        let others = touches.filter { $0.isOnScreen && !$0.handover.isOver }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        let strangers = others.compactMap(\.view).filter { $0 !== view }
        return strangers.isEmpty || !view.isExclusiveTouch && !strangers.contains(where: \.isExclusiveTouch)
    }

    private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !found.contains(where: { $0 === recognizer }) {
            found.append(recognizer)
        }
        return found
    }

    // MARK: Views

    /// Delivers to the views what no recogniser has taken away or is delaying any more (G7).
    private func handOver() {
        var told: [(touch: UITouch, phases: [UITouch.Phase])] = []
        for touch in touches {
            if touch.recognizers.contains(where: { $0.takes(touch) }) { touch.handover.take() }
            let phases = touch.handover.release(
                holdingBegan: touch.recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize(touch) },
                holdingEnded: touch.recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize(touch) })
            if !phases.isEmpty { told.append((touch, phases)) }
        }
        touches.removeAll { $0.handover.isOver && !$0.isOnScreen }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            tell(phase, of: told.filter { $0.phases.contains(phase) }.map(\.touch))
        }
    }

    /// Makes one call for all touches of a view. During it, the touches are in the phase of the call.
    private func tell(_ phase: UITouch.Phase, of touches: [UITouch]) {
        var rest = touches
        while let view = rest.first?.view {
            let mine = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            let actual = mine.map(\.phase)
            mine.forEach { $0.phase = phase }
            switch phase {
            case .began: view.touchesBegan(Set(mine), with: event)
            case .moved: view.touchesMoved(Set(mine), with: event)
            case .ended: view.touchesEnded(Set(mine), with: event)
            default: view.touchesCancelled(Set(mine), with: event)
            }
            zip(mine, actual).forEach { $0.phase = $1 }
        }
    }

    // MARK: Lifting

    /// Releases touches that have left the screen from their recognisers, which may reset.
    private func finish(_ lifted: [UITouch]) {
        guard !lifted.isEmpty else { return }
        arbiter.dispatch {
            for recognizer in Self.recognizers(of: lifted) { recognizer.attempt?.drop(lifted) }
        }
    }

    /// Called when the view leaves the window: its touches end. Recognisers of its superviews go on.
    func viewWillLeave(_ view: UIView) {
        for touch in touches where touch.view === view { touch.handover.take() }
        arbiter.dispatch {
            view.gestureRecognizers?.forEach { $0.abandon() }
        }
    }
}

extension UIGestureRecognizer {
    /// A recognised gesture takes its touches exclusively.
    fileprivate func takes(_ touch: UITouch) -> Bool {
        cancelsTouchesInView && progress.state.isRecognized && concerns(touch)
    }

    fileprivate func mayStillRecognize(_ touch: UITouch) -> Bool {
        progress.state == .possible && concerns(touch)
    }

    private func concerns(_ touch: UITouch) -> Bool {
        attempt?.touches.contains { $0 === touch } ?? false
    }
}
