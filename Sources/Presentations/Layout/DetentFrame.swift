import UIKit

/// The frame of a presented view at one of its detents.
///
/// A detent is a place at which the user can leave the presented view. A finger moves the view between the detents and
/// releases it at one of them. A style lists its detents in ``PresentationStyle/detentFrames(in:)``.
public struct DetentFrame: Equatable, Sendable {
    /// Names the detent among those of a style.
    public var identifier: DetentIdentifier
    /// The frame of the presented view in the container, in points.
    public var frame: CGRect
    /// Whether the presentation is modal at this detent. Defaults to `true`. Where it is not, the presenting view is
    /// not dimmed, and touches and VoiceOver reach it.
    public var isModal: Bool
    /// The radii of the corners at this detent, in points. Defaults to `nil`: those of the layout at every detent. Give them for
    /// corners that change on the way; the view has a size of its own in every step then.
    public var corners: CornerRadii?

    /// Creates a detent; by default the presentation is modal there.
    public init(identifier: DetentIdentifier, frame: CGRect, isModal: Bool = true, corners: CornerRadii? = nil) {
        self.identifier = identifier
        self.frame = frame
        self.isModal = isModal
        self.corners = corners
    }
}
