/// The area of the view that a section's insets refer to (CC20).
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
