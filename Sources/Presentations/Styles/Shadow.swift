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
    /// Core Animation blurs with a Gaussian whose deviation is half the radius; beyond three deviations on each side
    /// nothing is visible.
    var reach: CGFloat {
        opacity > 0 ? radius * 1.5 + max(abs(offset.width), abs(offset.height)) : 0
    }
}
