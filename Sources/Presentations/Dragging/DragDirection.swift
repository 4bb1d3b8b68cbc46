/// A direction on the ``DragAxis``.
enum DragDirection: Equatable, Sendable {
    /// Toward the edge at which the view is dismissed.
    case outward
    /// Away from it: further in, or out at the opposite edge if that is allowed.
    case inward
}
