/// The part of the view that a section's insets are measured from (CC20).
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout's configuration says.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
