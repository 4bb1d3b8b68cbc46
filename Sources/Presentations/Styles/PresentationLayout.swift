import UIKit

/// The frame of a presented view, and the parts of its appearance that depend on the frame.
///
/// ```swift
/// func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let room = environment.room(
///         margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
///     return PresentationLayout(
///         frame: environment.rounded(room), cornerRadius: 20)
/// }
/// ```
public struct PresentationLayout: Equatable, Sendable {
    /// The frame in the container, in points. Round it with ``LayoutEnvironment/rounded(_:)``. If any component is NaN
    /// or infinite, the view fills the container, and that is logged once.
    public var frame: CGRect
    /// The radius of the rounded corners without `corners`, in points. Defaults to 0; at most half the shorter side.
    public var cornerRadius: CGFloat
    /// The corners that are rounded. Defaults to all four. It has no effect if `corners` is set.
    public var roundedCorners: CACornerMask
    /// Whether a grabber is drawn at the edge opposite to ``PresentationStyle/entryEdge``. Defaults to `false`.
    public var showsGrabber: Bool
    /// Whether touches and VoiceOver reach the presenting view, undimmed in this frame. Defaults to `false`. For all
    /// frames there is ``PresentationOptions/allowsBackgroundInteraction``.
    public var allowsBackgroundInteraction: Bool
    /// The share of the style's dimming in this frame, 0…1. Defaults to `1`, also for NaN. At `0`, touches and
    /// VoiceOver reach the presenting view. At rest it counts, so a style with detents sets that of its ``detent``.
    public var dimmingLevel: CGFloat = 1
    /// The share of the style's material in this frame, 0…1. Defaults to `1`, also for NaN. At `0` the view is solid:
    /// it has the `backgroundColor` of the options, or `.systemBackground`. A style with detents sets it likewise.
    public var materialLevel: CGFloat = 1
    /// The detent that the frame belongs to. Defaults to `nil`: the detent whose frame is nearest.
    public var detent: DetentIdentifier?
    /// The arrow at an edge of the frame, which points at the presentation's anchor. Defaults to `nil`: none.
    public var arrow: PresentationArrow?
    /// A radius for each corner, or concentric ones. Defaults to `nil`: `cornerRadius` at the `roundedCorners`.
    public var corners: Corners?
    /// The radii of corners that may differ, in points; `nil` for one radius, which needs one layer less.
    var radii: CornerRadii?
    /// The edge with the grabber, which is known when the style's entry edge is.
    var grabberEdge = CGRectEdge.minYEdge

    /// Creates a layout, by default with all corners rounded. Each parameter is the property of its name.
    public init(
        frame: CGRect, cornerRadius: CGFloat = 0,
        roundedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ],
        showsGrabber: Bool = false, allowsBackgroundInteraction: Bool = false, detent: DetentIdentifier? = nil,
        arrow: PresentationArrow? = nil, corners: Corners? = nil
    ) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.roundedCorners = roundedCorners
        self.showsGrabber = showsGrabber
        self.allowsBackgroundInteraction = allowsBackgroundInteraction
        self.detent = detent
        self.arrow = arrow
        self.corners = corners
    }

    var restingDimming: CGFloat { allowsBackgroundInteraction ? 0 : Dimming.usable(dimmingLevel) }

    /// Whether the presenting view is dimmed, and out of reach.
    var isModal: Bool { restingDimming > 0 }

    /// Returns the layout with values that a layer can draw.
    func drawable(in container: CGSize) -> PresentationLayout {
        var layout = self
        if !frame.isUsable { layout.frame = CGRect(origin: .zero, size: container) }
        layout.radii = radii?.drawable(in: layout.frame.size)
        let side = min(layout.frame.width, layout.frame.height)
        layout.cornerRadius = min(max(0, cornerRadius.usable), max(0, side / 2))
        layout.arrow = arrow?.drawable(beside: layout.frame.size, cornerRadius: layout.shape.radius)
        return layout
    }

    /// Returns the layout with the radii of its corners. Four equal ones become its single radius.
    func resolvingCorners(in environment: LayoutEnvironment) -> PresentationLayout {
        guard radii == nil, let resolved = corners?.resolved(for: frame, in: environment) else { return self }
        var layout = self
        if resolved.areEqual(.allCorners) {
            (layout.cornerRadius, layout.roundedCorners) = (resolved.topLeft, .allCorners)
        } else {
            layout.radii = resolved
        }
        return layout
    }

    var shape: CornerShape {
        radii.map(CornerShape.init) ?? CornerShape(radius: cornerRadius, rounded: roundedCorners)
    }
}
