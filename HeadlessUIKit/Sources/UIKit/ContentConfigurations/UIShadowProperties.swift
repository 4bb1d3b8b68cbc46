/// The shadow of a background. By default it is invisible.
public struct UIShadowProperties: Equatable, Hashable {
    public var color = UIColor.black
    /// Defaults to 0.
    public var opacity: CGFloat = 0
    /// The radius of the blur, in points. Defaults to 3, as for a layer.
    public var radius: CGFloat = 3
    public var offset = CGSize.zero
    /// `nil` is the background's own outline.
    public var path: UIBezierPath?

    init() {}

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
    }
}
