/// Content that is dragged beyond its edge follows the finger less and less (V2).
struct BounceCurve {
    private static let stiffness: CGFloat = 0.55
    /// The scroll view's length along the axis.
    let length: CGFloat

    /// Returns the content's movement when the finger goes `distance` beyond the edge.
    func stretched(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return Self.stiffness * distance * length / (Self.stiffness * abs(distance) + length)
    }

    /// Returns the finger's distance at which the content is there.
    func distance(forStretched stretched: CGFloat) -> CGFloat {
        let limited = max(-length * 0.999, min(length * 0.999, stretched))
        guard length > 0 else { return 0 }
        return limited * length / (Self.stiffness * (length - abs(limited)))
    }
}
