/// Follows a pointer over its view. No pointer hovers here, nor does a pencil, so it stays in `possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, as a fraction of the largest one that it notices.
    open var zOffset: CGFloat { 0 }
    /// The angle between a pencil and the screen. A right angle for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle by which a pencil is turned around itself.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction in which a pencil leans.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction in which a pencil leans.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
