@preconcurrency import UIKit

/// The shadow around a presented view.
///
/// ```swift
/// presentAsCard(
///     detail, style: Card(shadow: Shadow(opacity: 0.35, radius: 24)))
/// ```
public struct Shadow: Equatable, Sendable {
    /// The colour. Defaults to black. A dynamic colour follows the appearance of the presented view.
    public var color: UIColor
    /// The opacity, 0…1. Defaults to `0.2`, also for NaN and infinite values.
    public var opacity: Float
    /// The blur radius, in points. Defaults to `12`. Negative, NaN and infinite values count as 0.
    public var radius: CGFloat
    /// The offset, in points; a positive height moves it down. Defaults to `(0, 8)`. NaN and infinity count as 0.
    public var offset: CGSize

    /// Creates a shadow. Each parameter is the property of its name.
    public init(
        color: UIColor = .black, opacity: Float = 0.2, radius: CGFloat = 12,
        offset: CGSize = CGSize(width: 0, height: 8)
    ) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offset = offset
    }

    /// The distance that the shadow reaches beyond the view, in points. Core Animation's radius is the standard
    /// deviation of the blur. At three deviations even a black shadow is lighter than a display can show.
    var reach: CGFloat { opacity > 0 ? radius * 3 + max(abs(offset.width), abs(offset.height)) : 0 }

    /// The shadow with values that a layer can draw: an opacity in 0…1, and no negative, NaN or infinite lengths.
    var drawable: Shadow {
        Shadow(
            color: color, opacity: CGFloat(opacity).isUsable ? min(1, max(0, opacity)) : Shadow().opacity,
            radius: max(0, radius.usable), offset: CGSize(width: offset.width.usable, height: offset.height.usable))
    }
}
