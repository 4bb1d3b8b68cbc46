import UIKit

/// The corners of a presented view: one radius each, drawn as continuous curves.
///
/// ```swift
/// Card(margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), corners: .concentric(minimum: 24))
/// Popup(corners: Corners(topLeading: 4, topTrailing: 20, bottomLeading: 20, bottomTrailing: 20))
/// ```
///
/// Equal radii cost what `cornerRadius` costs. Each further radius costs another layer that clips; on iOS 26 the system's
/// corner configuration draws them all in one.
public struct Corners: Equatable, Sendable {
    /// The radius of one corner.
    public enum Radius: Equatable, Sendable {
        /// A number of points. Negative, NaN and infinite ones count as 0. It is never more than half of the shorter side.
        case fixed(CGFloat)
        /// The radius of the display's corner less the distance from the edges there, so that both curves have one centre; at
        /// least `minimum`, in points. Defaults to a minimum of 0. Away from a round corner of the display, as in Split View or
        /// on a display with square corners, it is the minimum.
        case concentric(minimum: CGFloat = 0)
    }

    /// The upper corner at the leading side: the left one in a left-to-right language.
    public var topLeading: Radius
    /// The upper corner at the trailing side.
    public var topTrailing: Radius
    /// The lower corner at the leading side.
    public var bottomLeading: Radius
    /// The lower corner at the trailing side.
    public var bottomTrailing: Radius
    /// The radii of the displays' own corners, for `.concentric`. Defaults to `.known`: a table of Apple's devices.
    public var display: DisplayCorners

    /// Creates corners with a radius each.
    public init(
        topLeading: Radius, topTrailing: Radius, bottomLeading: Radius, bottomTrailing: Radius,
        display: DisplayCorners = .known
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.display = display
    }

    /// Creates corners with one radius for the two upper ones, and another for the two lower ones.
    public init(top: Radius, bottom: Radius, display: DisplayCorners = .known) {
        self.init(
            topLeading: top, topTrailing: top, bottomLeading: bottom, bottomTrailing: bottom, display: display)
    }

    /// Four corners with the same radius, in points.
    public static func fixed(_ radius: CGFloat) -> Corners {
        Corners(top: .fixed(radius), bottom: .fixed(radius))
    }

    /// Four corners that are concentric with those of the display.
    public static func concentric(minimum: CGFloat = 0, display: DisplayCorners = .known) -> Corners {
        Corners(top: .concentric(minimum: minimum), bottom: .concentric(minimum: minimum), display: display)
    }
}

extension Corners.Radius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number of points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// A number of points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
