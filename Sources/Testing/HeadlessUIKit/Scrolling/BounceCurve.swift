/// Content that is dragged past its edge follows the finger less and less (V2).
struct BounceCurve {
    private static let stiffness: CGFloat = 0.55
    /// The scroll view's length along the axis.
    let length: CGFloat

    /// How far the content goes when the finger goes `distance` past the edge.
    func stretched(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return Self.stiffness * distance * length / (Self.stiffness * abs(distance) + length)
    }

    /// How far the finger has to be for the content to be there.
    func distance(forStretched stretched: CGFloat) -> CGFloat {
        let limited = max(-length * 0.999, min(length * 0.999, stretched))
        guard length > 0 else { return 0 }
        return limited * length / (Self.stiffness * (length - abs(limited)))
    }
}
