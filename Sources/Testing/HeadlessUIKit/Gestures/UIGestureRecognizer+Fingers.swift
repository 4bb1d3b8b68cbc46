extension UIGestureRecognizer {
    /// The fingers that are followed and still down, the oldest first.
    var fingers: [UITouch] { attempt?.live.filter(\.isOnScreen) ?? [] }

    /// Leaves those that came last to others.
    func ignoreFingers(beyond count: Int, for event: UIEvent) {
        fingers.dropFirst(count).forEach { ignore($0, for: event) }
    }
}
