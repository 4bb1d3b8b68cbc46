extension UIGestureRecognizer {
    /// True for a pan or a swipe along a horizontal control. Read when it is about to begin.
    var isHorizontalStroke: Bool {
        switch self {
        case let pan as UIPanGestureRecognizer:
            let velocity = pan.velocity(in: view)
            return abs(velocity.x) > abs(velocity.y)
        case let swipe as UISwipeGestureRecognizer:
            return !swipe.direction.isDisjoint(with: [.left, .right])
        default: return false
        }
    }
}
