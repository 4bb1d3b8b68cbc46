/// The options of a style with detents, apart from the detents themselves.
///
/// ``HalfSheet`` derives it from its own options. A style of your own that implements
/// ``PresentationStyle/detentFrames(in:)`` returns it:
///
/// ```swift
/// let detentBehavior = DetentBehavior(playsHaptics: true)
/// ```
public struct DetentBehavior: Equatable, Sendable {
    /// Whether dragging up content that is scrolled to its top expands the view before the content scrolls. Defaults to
    /// `true`. It applies to a view that is dismissed toward the bottom edge.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool
    /// Whether the content is resized to the visible size in each step of a drag. Defaults to `true`. With `false` it is
    /// laid out once for the largest size, and again at rest.
    public var resizesContentWhileDragging: Bool
    /// Whether a light haptic tick plays when the user selects another detent. Defaults to `false`. Nothing is played on
    /// devices without haptics.
    public var playsHaptics: Bool

    /// Creates options. By default scrolling expands the view, and the content has the visible size during a drag.
    ///
    /// - Parameters:
    ///   - prefersScrollingExpandsWhenScrolledToEdge: Whether dragging up content that is scrolled to its top expands the
    ///     view first. Defaults to `true`.
    ///   - resizesContentWhileDragging: Whether the content has the visible size during a drag. Defaults to `true`.
    ///   - playsHaptics: Whether a tick plays when the user selects another detent. Defaults to `false`.
    public init(
        prefersScrollingExpandsWhenScrolledToEdge: Bool = true, resizesContentWhileDragging: Bool = true,
        playsHaptics: Bool = false
    ) {
        self.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
        self.resizesContentWhileDragging = resizesContentWhileDragging
        self.playsHaptics = playsHaptics
    }
}
