extension UIGestureRecognizer {
    func follows(_ touch: UITouch) -> Bool {
        attempt?.live.contains { $0 === touch } ?? false
    }

    /// Returns whether it wants to see a finger that has just landed (G3).
    func admits(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, !progress.state.isOver, takes(touch.type) else { return false }
        guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else {
            return false
        }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    private func takes(_ type: UITouch.TouchType) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || attempt?.live.allSatisfy { $0.type == type } ?? true
    }

    /// Calls the subclass with the changes of the fingers that it follows.
    func observe(_ touches: [UITouch], with event: UIEvent) {
        tell(touches, .began, event) { touchesBegan($0, with: event) }
        tell(touches, .moved, event) { touchesMoved($0, with: event) }
        tell(touches, .ended, event) { touchesEnded($0, with: event) }
        tell(touches, .cancelled, event) { touchesCancelled($0, with: event) }
    }

    /// A recogniser that has ended, even just now, sees nothing more.
    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent, _ body: (Set<UITouch>) -> Void) {
        guard !progress.state.isOver else { return }
        let mine = touches.filter { $0.phase == phase && follows($0) }
        if !mine.isEmpty { body(Set(mine)) }
    }

    /// True if the hit views, its own view and the delegate let it leave `possible`.
    var isAllowedToBegin: Bool {
        var asked: [UIView] = []
        for view in (attempt?.touches ?? []).map(\.view) + [attempt?.scroll?.view, view] {
            guard let view, !asked.contains(where: { $0 === view }) else { continue }
            guard view.gestureRecognizerShouldBegin(self) else { return false }
            asked.append(view)
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The window's arbiter. Without a window there are no other recognisers to compete with.
    var arbiter: GestureArbiter {
        attempt?.arbiter ?? view?.window?.touchDelivery.arbiter ?? GestureArbiter()
    }

    /// Ends the attempt now: the recogniser was disabled or removed, or its view has left the window (G8).
    func abandon() {
        guard let arbiter = attempt?.arbiter else { return }
        forgetToldState()
        arbiter.abandon(self)
    }
}
