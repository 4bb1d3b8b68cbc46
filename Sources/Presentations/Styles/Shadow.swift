import UIKit

/// The shadow around a presented view.
public struct Shadow: Equatable, Sendable {
    /// How dark it is, 0…1. Default `0.2`.
    public var opacity: Float
    /// How far it is blurred, in points. Default `12`.
    public var radius: CGFloat
    /// Where it falls, in points; positive heights go down. Default `(0, 8)`.
    public var offset: CGSize

    /// A shadow; every value has a default.
    public init(
        opacity: Float = PresentationDefaults.Shadow.opacity, radius: CGFloat = PresentationDefaults.Shadow.radius,
        offset: CGSize = PresentationDefaults.Shadow.offset
    ) {
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }

    /// How far the shadow reaches beyond the view, in points.
    ///
    /// Core Animation's radius is the deviation of its Gaussian blur; three deviations out, even a black shadow is
    /// lighter than a display can show.
    var reach: CGFloat {
        opacity > 0 ? radius * 3 + max(abs(offset.width), abs(offset.height)) : 0
    }

    /// The same shadow with what a layer cannot draw replaced: opacity in 0…1, no negative or infinite lengths.
    var drawable: Shadow {
        Shadow(
            opacity: CGFloat(opacity).isUsable ? min(1, max(0, opacity)) : PresentationDefaults.Shadow.opacity,
            radius: max(0, radius.usable), offset: CGSize(width: offset.width.usable, height: offset.height.usable))
    }
}
