/// The radii of a rectangle's corners in points.
struct CornerRadii: Hashable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0

    func largest(of corners: UIRectCorner) -> CGFloat {
        var largest: CGFloat = 0
        if corners.contains(.topLeft) { largest = max(largest, topLeft) }
        if corners.contains(.topRight) { largest = max(largest, topRight) }
        if corners.contains(.bottomLeft) { largest = max(largest, bottomLeft) }
        if corners.contains(.bottomRight) { largest = max(largest, bottomRight) }
        return largest
    }

    /// The corners that are round.
    var rounded: CACornerMask {
        var rounded: CACornerMask = []
        if topLeft > 0 { rounded.insert(.layerMinXMinYCorner) }
        if topRight > 0 { rounded.insert(.layerMaxXMinYCorner) }
        if bottomLeft > 0 { rounded.insert(.layerMinXMaxYCorner) }
        if bottomRight > 0 { rounded.insert(.layerMaxXMaxYCorner) }
        return rounded
    }
}

extension CornerRadii {
    /// The corners of a mask have the radius; the others are square.
    init(_ radius: CGFloat, of rounded: CACornerMask = .all) {
        self.init(
            topLeft: rounded.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: rounded.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomLeft: rounded.contains(.layerMinXMaxYCorner) ? radius : 0,
            bottomRight: rounded.contains(.layerMaxXMaxYCorner) ? radius : 0)
    }
}
