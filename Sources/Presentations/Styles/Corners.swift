import UIKit

/// The corners of a presented view, with a radius for each, drawn as continuous curves. See
/// <doc:ChoosingAStyle#Round-the-corners>.
///
/// ```swift
/// let sheet = HalfSheet {
///     $0.detachedMargin = 8
///     $0.corners = .concentric(minimum: 20)
/// }
/// ```
public struct Corners: Equatable, Sendable {
    /// The radius of one corner. A number literal is a number of points.
    ///
    /// ```swift
    /// let corners = Corners(top: 16, bottom: .concentric(minimum: 16))
    /// presentAsCard(detail, style: Card { $0.corners = corners })
    /// ```
    public enum Radius: Equatable, Sendable {
        /// A number of points. Negative, NaN and infinite numbers count as 0. At most half of the shorter side.
        case fixed(CGFloat)
        /// The radius of the display's corner minus the distance from the edges there, so that both curves have the
        /// same centre. Away from round corners of the display it is the `minimum`, in points, which defaults to 0.
        case concentric(minimum: CGFloat = 0)
    }

    /// The upper corner at the leading side: the left one in a left-to-right layout.
    public var topLeading: Radius
    /// The upper corner at the trailing side.
    public var topTrailing: Radius
    /// The lower corner at the leading side.
    public var bottomLeading: Radius
    /// The lower corner at the trailing side.
    public var bottomTrailing: Radius
    /// The radius of the display's own corners, in points, for `.concentric`. Defaults to `nil`: from a table of
    /// Apple's devices, in which others are square. Negative, NaN and infinite values count as 0.
    public var displayRadius: CGFloat?

    /// Creates corners with a radius each. Each parameter is the property of its name.
    public init(
        topLeading: Radius, topTrailing: Radius, bottomLeading: Radius, bottomTrailing: Radius,
        displayRadius: CGFloat? = nil
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.displayRadius = displayRadius
    }

    /// Creates corners with one radius for the upper two and another for the lower two.
    public init(top: Radius, bottom: Radius, displayRadius: CGFloat? = nil) {
        self.init(
            topLeading: top, topTrailing: top, bottomLeading: bottom, bottomTrailing: bottom,
            displayRadius: displayRadius)
    }

    /// Returns four corners with the same radius, in points.
    public static func fixed(_ radius: CGFloat) -> Corners {
        Corners(top: .fixed(radius), bottom: .fixed(radius))
    }

    /// Returns four corners that are concentric with those of the display, with a minimum radius, 0 points by default.
    public static func concentric(minimum: CGFloat = 0, displayRadius: CGFloat? = nil) -> Corners {
        Corners(top: .concentric(minimum: minimum), bottom: .concentric(minimum: minimum), displayRadius: displayRadius)
    }

    func resolved(for frame: CGRect, in environment: LayoutEnvironment) -> CornerRadii {
        let isMirrored = environment.traits.layoutDirection == .rightToLeft
        let (topLeft, topRight) = isMirrored ? (topTrailing, topLeading) : (topLeading, topTrailing)
        let (bottomLeft, bottomRight) = isMirrored ? (bottomTrailing, bottomLeading) : (bottomLeading, bottomTrailing)
        let room = environment.displayRoom(around: frame)
        let display = displayRadius.map { max(0, $0.usable) } ?? environment.displayCornerRadius
        func radius(_ radius: Radius, _ horizontal: CGFloat?, _ vertical: CGFloat?) -> CGFloat {
            switch radius {
            case .fixed(let points): return max(0, points.usable)
            case .concentric(let minimum):
                guard let horizontal, let vertical else { return max(0, minimum.usable) }
                return max(display - max(0, horizontal, vertical), minimum.usable, 0)
            }
        }
        return CornerRadii(
            topLeft: radius(topLeft, room?.left, room?.top), topRight: radius(topRight, room?.right, room?.top),
            bottomLeft: radius(bottomLeft, room?.left, room?.bottom),
            bottomRight: radius(bottomRight, room?.right, room?.bottom))
    }
}

extension Corners.Radius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number of points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// A number of points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
