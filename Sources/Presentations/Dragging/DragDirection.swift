/// A direction on the ``DragAxis``.
enum DragDirection: Equatable, Sendable {
    /// Toward the edge by which the view leaves.
    case outward
    /// Away from it: further in, or out by the opposite edge where that is allowed.
    case inward
}
