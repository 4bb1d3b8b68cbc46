/// The position of content while a finger drags it: it follows the finger, beyond its edge only in part (V2).
struct ScrollDrag {
    let axes: UIAxis
    private let bounces: Bool
    /// The position without edges at which the translation is zero.
    private var origin: CGPoint

    init(at offset: CGPoint, translation: CGPoint = .zero, limits: ScrollLimits, axes: UIAxis, bounces: Bool) {
        self.axes = axes
        self.bounces = bounces
        origin = CGPoint(
            x: Self.free(offset.x, limits.x, limits.size.width) + translation.x,
            y: Self.free(offset.y, limits.y, limits.size.height) + translation.y)
    }

    func offset(for translation: CGPoint, from current: CGPoint, limits: ScrollLimits) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? held(origin.x - translation.x, limits.x, limits.size.width) : current.x,
            y: axes.contains(.vertical) ? held(origin.y - translation.y, limits.y, limits.size.height) : current.y)
    }

    private func held(_ free: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let edge = min(max(free, range.lowerBound), range.upperBound)
        return bounces ? edge + BounceCurve(length: length).stretched(free - edge) : edge
    }

    private static func free(_ held: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let edge = min(max(held, range.lowerBound), range.upperBound)
        return edge + BounceCurve(length: length).distance(forStretched: held - edge)
    }
}
