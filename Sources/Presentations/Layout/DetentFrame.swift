import UIKit

/// The frame of a presented view at one of its detents.
///
/// A detent is a frame at which the view can rest. The user drags the view between the detents and releases it at one
/// of them. A style lists its detents in ``PresentationStyle/detentFrames(in:)``:
///
/// ```swift
/// func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
///     [120, 400].map { height in
///         DetentFrame(
///             identifier: DetentIdentifier("top(\(height))"),
///             frame: CGRect(
///                 x: 0, y: 0, width: environment.container.width,
///                 height: height))
///     }
/// }
/// ```
public struct DetentFrame: Equatable, Sendable {
    /// The name of the detent, unique among those of the style.
    public var identifier: DetentIdentifier
    /// The frame of the presented view in the container, in points.
    public var frame: CGRect
    /// Whether the presentation is modal at this detent. Defaults to `true`. If it is not, the presenting view is not
    /// dimmed, and touches and VoiceOver reach it.
    public var isModal: Bool
    /// The radii of the corners at this detent, in points. Defaults to `nil`: those of the layout at every detent. Set
    /// them for corners that change between the detents. The view is then resized in each step of a drag.
    public var corners: CornerRadii?

    /// Creates a detent.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent.
    ///   - frame: The frame of the presented view in the container, in points.
    ///   - isModal: Whether the presentation is modal at this detent. Defaults to `true`.
    ///   - corners: The radii of the corners. Defaults to `nil`: those of the layout.
    public init(identifier: DetentIdentifier, frame: CGRect, isModal: Bool = true, corners: CornerRadii? = nil) {
        self.identifier = identifier
        self.frame = frame
        self.isModal = isModal
        self.corners = corners
    }
}
