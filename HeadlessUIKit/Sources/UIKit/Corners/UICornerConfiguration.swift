/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximumRadius: CGFloat?)
        case corners(Corners)
    }

    /// A radius for each corner. A corner without one is square.
    struct Corners: Hashable, Sendable {
        var topLeft: UICornerRadius?
        var topRight: UICornerRadius?
        var bottomLeft: UICornerRadius?
        var bottomRight: UICornerRadius?
        var uniform = Uniform.none
    }

    /// The corners that all get the largest of their radii.
    enum Uniform: Hashable, Sendable {
        case none
        case all
        case top
        case bottom
        case left
        case right
        case topAndBottom
        case leftAndRight
    }

    let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
    }

    private init(_ corners: Corners) {
        shape = .corners(corners)
    }

    /// Half the shorter side, but not more than the maximum. Defaults to no maximum.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximumRadius: maximumRadius.map { CGFloat($0) }))
    }

    /// The same kind of radius for each corner. Concentric corners may have different values.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    /// A radius for each corner. Nil is a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                bottomRight: bottomRightRadius))
    }

    /// One radius for all corners: for concentric ones the largest.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius, uniform: .all))
    }

    /// One radius for the corners at the top and one for those at the bottom.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius,
                uniform: .topAndBottom))
    }

    /// One radius for the corners at the left and one for those at the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius, bottomRight: rightRadius,
                uniform: .leftAndRight))
    }

    /// One radius for the corners at the top. The others are square by default.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topRadius, topRight: topRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius,
                uniform: .top))
    }

    /// One radius for the corners at the bottom. The others are square by default.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius,
                uniform: .bottom))
    }

    /// One radius for the corners at the left. The others are square by default.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: leftRadius, topRight: topRightRadius, bottomLeft: leftRadius, bottomRight: bottomRightRadius,
                uniform: .left))
    }

    /// One radius for the corners at the right. The others are square by default.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: rightRadius, bottomLeft: bottomLeftRadius, bottomRight: rightRadius,
                uniform: .right))
    }

    /// True if a radius depends on the container.
    var isConcentric: Bool {
        guard case .corners(let corners) = shape else { return false }
        return [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight].contains { radius in
            if case .containerConcentric? = radius?.kind { true } else { false }
        }
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    public var description: String { "\(shape)" }
}
