/// The axes along which a drag moves the content, depending on its first direction.
enum DirectionalLock {
    /// The tangent of the angle from an axis beyond which a drag is diagonal: 30 degrees, by eye.
    private static let slope: CGFloat = 0.577

    static func axes(for travel: CGPoint) -> UIAxis {
        let (x, y) = (travel.x.magnitude, travel.y.magnitude)
        guard min(x, y) < slope * max(x, y) else { return .both }
        return x > y ? .horizontal : .vertical
    }
}
