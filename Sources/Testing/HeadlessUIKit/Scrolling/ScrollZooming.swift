/// The state of a scroll view's zoom while it changes.
struct ScrollZooming {
    enum Animation {
        case bounce
        /// A call has set the scale.
        case change
    }

    /// Fingers that zoom.
    struct Pinch {
        /// The content that is between the fingers, in the zoomed view.
        let anchor: CGPoint
        /// Of the content when the fingers began.
        let scale: CGFloat
        /// Of the recogniser at that moment: the way until it recognises is not part of the zoom.
        let pinchScale: CGFloat
    }

    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    var animation: Animation?
    /// Counts animations: the end of one that was replaced is nobody's.
    var generation = 0
    /// While the size of the content changes the offset is not taken back to its limits.
    var isScaling = false
}

/// Between which scales content is zoomed.
struct ZoomLimits {
    let minimum: CGFloat
    let maximum: CGFloat

    func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }

    /// Beyond a limit the content follows fingers with the square root of what they do; by eye.
    func stretched(_ scale: CGFloat, bounces: Bool) -> CGFloat {
        let limit = clamped(scale)
        guard bounces, limit > 0, scale > 0 else { return limit }
        return limit * (scale / limit).squareRoot()
    }
}
