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
    /// Whether what is behind is dimmed there. Where it is not, touches beside the view reach what is behind, and VoiceOver
    /// does.
    public var isDimmed: Bool

    /// A layout; by default all corners are rounded, no grabber is shown, and what is behind is dimmed.
    public init(
        frame: CGRect, cornerRadius: CGFloat = 0,
        roundedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ],
        showsGrabber: Bool = false, isDimmed: Bool = true
    ) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.roundedCorners = roundedCorners
        self.showsGrabber = showsGrabber
        self.isDimmed = isDimmed
    }
}

extension PresentationLayout {
    /// The same layout with what a layer cannot take replaced: a frame with a number that is none covers the container,
    /// and a radius is at most half of the shorter side.
    func drawable(in container: CGSize) -> PresentationLayout {
        var layout = self
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        if !numbers.allSatisfy(\.isUsable) { layout.frame = CGRect(origin: .zero, size: container) }
        let side = min(layout.frame.width, layout.frame.height)
        layout.cornerRadius = min(max(0, cornerRadius.usable), max(0, side / 2))
        return layout
    }
}

extension CACornerMask {
    static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    static let leftCorners: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    static let rightCorners: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
}
