/// A rectangle with rounded corners whose radius fits into it.
struct Outline {
    var frame: Frame
    var radius: Points
    var rounded: Corners.Mask

    init(_ frame: Frame, _ corners: Corners? = nil) {
        self.frame = frame
        let limit = max(frame.smallerSide.half, 0)
        radius = (corners?.radius ?? 0).clamped(to: 0...limit)
        rounded = corners?.rounded ?? .all
    }

    init(_ frame: Frame, radius: Points) {
        self.init(frame, Corners(radius: radius))
    }
}
