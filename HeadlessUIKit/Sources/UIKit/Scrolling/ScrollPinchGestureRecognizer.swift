/// The pinch of a scroll view. It works simultaneously with the scroll view's pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override var mayBegin: Bool { super.mayBegin && scrollView?.zoomedView != nil }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.panGestureRecognizer && super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.panGestureRecognizer && super.canBePrevented(by: other)
    }

    /// One finger alone does not zoom: the content is told so, and follows the finger like any other.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if fingers.count == 1, state == .began || state == .changed { state = .changed }
    }

    var hasTwoFingers: Bool { fingers.count == 2 }
}
