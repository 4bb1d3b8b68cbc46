extension UIGestureRecognizer {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed

        /// A discrete gesture has no beginning: it goes from `possible` to its end (G1).
        public static var recognized: UIGestureRecognizer.State { .ended }
    }
}

extension UIGestureRecognizer.State {
    /// True if the only next state is `possible`.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

    /// True if the gesture is going on, or has just been completed.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}
