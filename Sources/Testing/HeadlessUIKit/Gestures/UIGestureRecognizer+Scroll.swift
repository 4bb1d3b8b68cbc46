extension UIGestureRecognizer {
    /// Whether it wants to follow a scroll that begins. Of the delegate only the question about the event is asked: there is
    /// no touch (G17).
    func admits(_ event: ScrollEvent) -> Bool {
        guard isEnabled, attempt == nil, takes(event.scroll) else { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }
}

extension TouchDelivery {
    /// Brings a scroll to the recognisers. No view hears of it (G17).
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
