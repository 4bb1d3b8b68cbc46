/// A scroll from code: half a wave of the cosine, from pixel to pixel (Z28).
struct ScrollSlide {
    static let duration: TimeInterval = 0.3

    let from: CGPoint
    let to: CGPoint
    /// The pixels per point.
    let scale: CGFloat

    func position(at time: TimeInterval) -> CGPoint {
        guard time < Self.duration else { return to }
        let progress = (1 - cos(CGFloat.pi * time / Self.duration)) / 2
        return CGPoint(x: step(from.x, to.x, progress), y: step(from.y, to.y, progress))
    }

    private func step(_ from: CGFloat, _ to: CGFloat, _ progress: CGFloat) -> CGFloat {
        from == to ? to : ((from + (to - from) * progress) * scale).rounded() / scale
    }
}
