extension UIGestureRecognizer {
    /// Returns whether it wants to follow a scroll that begins. The delegate is asked about the event only, since there
    /// is no touch (G17).
    func admits(_ event: ScrollEvent) -> Bool {
        guard isEnabled, attempt == nil, takes(event.scroll) else { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }
}

extension TouchDelivery {
    /// Sends a scroll to the recognisers. Views get no calls (G17).
    func deliver(_ event: ScrollEvent, in window: UIWindow) {
        let scroll = event.scroll
        arbiter.dispatch {
            if event.phase == .began { begin(event, in: window) }
            for recognizer in scroll.recognizers { (recognizer as? UIPanGestureRecognizer)?.follow(event) }
            arbiter.arrangeFailures()
        }
        guard event.phase == .ended || event.phase == .cancelled else { return }
        arbiter.dispatch { scroll.end() }
    }

    private func begin(_ event: ScrollEvent, in window: UIWindow) {
        let scroll = event.scroll
        guard !UIApplication.shared.ignoresTouches(in: window) else { return }
        scroll.view = window.hitTest(scroll.point, with: event)
        for recognizer in scroll.view?.ancestors.flatMap({ $0.gestureRecognizers ?? [] }) ?? []
        where recognizer.admits(event) {
            scroll.recognizers.append(recognizer)
            arbiter.admit(scroll, to: recognizer)
        }
    }
}
