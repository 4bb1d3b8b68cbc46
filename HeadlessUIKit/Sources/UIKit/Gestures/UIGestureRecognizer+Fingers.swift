extension UIGestureRecognizer {
    /// The followed fingers that are still down, the oldest first.
    var fingers: [UITouch] { attempt?.live.filter(\.isOnScreen) ?? [] }

    /// Leaves the fingers that landed last to other recognisers.
    func ignoreFingers(beyond count: Int, for event: UIEvent) {
        fingers.dropFirst(count).forEach { ignore($0, for: event) }
    }
}
