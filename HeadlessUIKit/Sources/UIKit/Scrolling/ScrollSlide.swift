/// A scroll from code: ease in and out.
struct ScrollSlide {
    static let duration: TimeInterval = 0.3
    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    let from: CGPoint
    let to: CGPoint

    func position(at time: TimeInterval) -> CGPoint {
        guard time < Self.duration else { return to }
        let progress = CGFloat(Self.curve.value(at: time / Self.duration))
        return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }
}
