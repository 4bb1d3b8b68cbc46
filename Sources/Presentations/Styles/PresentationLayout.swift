import UIKit

/// The frame of a presented view, and the parts of its appearance that depend on the frame.
///
/// ```swift
/// func layout(in environment: LayoutEnvironment) -> PresentationLayout {
///     let room = environment.room(
///         margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
///     return PresentationLayout(
///         frame: environment.grid.round(room), cornerRadius: 20)
/// }
/// ```
public struct PresentationLayout: Equatable, Sendable {
    /// The frame in the container, in points. Round it to ``LayoutEnvironment/grid``. If any component is NaN or
    /// infinite, the view fills the container, and that is logged once.
    public var frame: CGRect
    /// The radius of the rounded corners, in points. Defaults to 0. At most half of the shorter side. It has no effect
    /// if `corners` is set.
    public var cornerRadius: CGFloat
    /// The corners that are rounded. Defaults to all four. It has no effect if `corners` is set.
    public var roundedCorners: CACornerMask
    /// Whether a grabber is drawn at the top. Defaults to `false`.
    public var showsGrabber: Bool
    /// Whether the presentation is modal. Defaults to `true`. If it is not, the presenting view is not dimmed, and
    /// touches and VoiceOver reach it.
    public var isModal: Bool
    /// The detent that the frame belongs to. Defaults to `nil`: the detent whose frame is nearest.
    public var detent: DetentIdentifier?
    /// The arrow at an edge of the frame, which points at the presentation's anchor. Defaults to `nil`: none.
    public var arrow: PresentationArrow?
    /// The radii of corners that may differ, in points. Defaults to `nil`: `cornerRadius` at the `roundedCorners`,
    /// which needs one layer less.
    public var corners: CornerRadii?

    /// Creates a layout. By default all corners are rounded, no grabber is drawn, and the presentation is modal. Each
    /// parameter is the property of its name.
    public init(
        frame: CGRect, cornerRadius: CGFloat = 0,
        roundedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ],
        showsGrabber: Bool = false, isModal: Bool = true, detent: DetentIdentifier? = nil,
        arrow: PresentationArrow? = nil, corners: CornerRadii? = nil
    ) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.roundedCorners = roundedCorners
        self.showsGrabber = showsGrabber
        self.isModal = isModal
        self.detent = detent
        self.arrow = arrow
        self.corners = corners
    }
}

extension PresentationLayout {
    /// Returns the layout with values that a layer can draw. If any component of the frame is NaN or infinite, the
    /// view fills the container. A radius is at most half of the shorter side.
    func drawable(in container: CGSize) -> PresentationLayout {
        var layout = self
        if !frame.isUsable { layout.frame = CGRect(origin: .zero, size: container) }
        layout.corners = corners?.drawable(in: layout.frame.size)
        let side = min(layout.frame.width, layout.frame.height)
        layout.cornerRadius = min(max(0, cornerRadius.usable), max(0, side / 2))
        layout.arrow = arrow?.drawable(beside: layout.frame.size, cornerRadius: layout.shape.radius)
        return layout
    }

    /// Returns the layout with other radii, if there are any. Four equal ones become its single radius.
    func rounded(by radii: CornerRadii?) -> PresentationLayout {
        guard let radii else { return self }
        var layout = self
        if radii.areEqual(.allCorners) {
            (layout.cornerRadius, layout.roundedCorners) = (radii.topLeft, .allCorners)
        } else {
            layout.corners = radii
        }
        return layout
    }

    /// The corners, with one radius or with a radius each.
    var shape: CornerShape {
        corners.map(CornerShape.init) ?? CornerShape(radius: cornerRadius, rounded: roundedCorners)
    }
}
