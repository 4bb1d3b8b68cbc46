/// The pan of a scroll view. Only movements along scrollable axes count. The scroll view itself is its delegate, in
/// case a subclass has adopted the protocol.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override var axes: UIAxis { scrollView?.scrollableAxes ?? [] }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            precondition(
                newValue === scrollView,
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
        }
    }

    override var mayBegin: Bool {
        super.mayBegin && attempt?.touches.allSatisfy { scrollView?.mayTakeAway($0) ?? true } ?? true
    }

    /// At the end of its content it leaves the touch to an outer scroll view.
    override func accepts(_ travel: CGPoint) -> Bool { !(scrollView?.leavesToParent(travel) ?? false) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerDidLand()
        super.touchesBegan(touches, with: event)
    }

    override func follow(_ event: ScrollEvent) {
        if event.phase == .began { scrollView?.fingerDidLand() }
        super.follow(event)
    }

    override func reset() {
        super.reset()
        // After a drag the content is where the drag has left it, or where code has put it (V7).
        if state == .failed { scrollView?.fingerDidLeave() }
    }
}
