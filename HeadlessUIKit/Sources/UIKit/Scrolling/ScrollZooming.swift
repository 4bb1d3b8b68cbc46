/// The state of a scroll view's zoom while it changes.
struct ScrollZooming {
    enum Animation {
        case bounce
        /// The change after a call has set the scale.
        case change
    }

    /// Fingers that zoom.
    struct Pinch {
        /// The content point between the fingers, in the zoomed view.
        let anchor: CGPoint
        /// The scale of the content when the fingers began.
        let scale: CGFloat
        /// The scale of the recogniser at that moment: the movement before recognition is not part of the zoom.
        let pinchScale: CGFloat
    }

    var recognizer: ScrollPinchGestureRecognizer?
    var pinch: Pinch?
    var animation: Animation?
    /// Counts animations: the end of an animation that was replaced is ignored.
    var generation = 0
    /// While the size of the content changes the offset is not clamped to its limits.
    var isScaling = false
}

/// The limits of the content's scale.
struct ZoomLimits {
    let minimum: CGFloat
    let maximum: CGFloat

    func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }

    /// Beyond a limit the content follows with the square root of the fingers' movement; chosen by eye.
    func stretched(_ scale: CGFloat, bounces: Bool) -> CGFloat {
        let limit = clamped(scale)
        guard bounces, limit > 0, scale > 0 else { return limit }
        return limit * (scale / limit).squareRoot()
    }
}
