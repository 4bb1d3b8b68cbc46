import UIKit

/// Where a presented view is, and the parts of its look that depend on where it is.
public struct PresentationLayout: Equatable, Sendable {
    /// The view's frame in the container, in points, on the pixel grid.
    public var frame: CGRect
    /// The radius of the rounded corners, in points.
    public var cornerRadius: CGFloat
    /// The corners that are rounded.
    public var roundedCorners: CACornerMask
    /// Whether the grabber is shown.
    public var showsGrabber: Bool

    /// A layout; by default all corners are rounded and no grabber is shown.
    public init(
        frame: CGRect, cornerRadius: CGFloat = 0,
        roundedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ],
        showsGrabber: Bool = false
    ) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.roundedCorners = roundedCorners
        self.showsGrabber = showsGrabber
    }
}

extension CACornerMask {
    static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}
