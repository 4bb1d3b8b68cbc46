@preconcurrency import UIKit

/// The look of a grabber.
///
/// ```swift
/// let style = HalfSheet {
///     $0.prefersGrabberVisible = true
///     $0.grabber = Grabber(color: .systemIndigo)
/// }
/// ```
public struct Grabber: Equatable, Sendable {
    /// The colour. Defaults to `nil`: that of UIKit's sheets, a grey that is darker with Increase Contrast.
    public var color: UIColor?
    /// The size of the bar at the top or the bottom of a view, in points; at a side it is turned. Defaults to 36 by 5,
    /// as measured on UIKit's sheets. Negative, NaN and infinite values count as 0. The area for touches grows with it.
    public var size: CGSize

    /// Creates a look. Each parameter is the property of its name.
    public init(color: UIColor? = nil, size: CGSize = Grabber.defaultSize) {
        self.color = color
        self.size = size
    }

    /// The size of the grabber in UIKit's sheets.
    public static let defaultSize = CGSize(width: 36, height: 5)

    var drawable: Grabber {
        Grabber(color: color, size: CGSize(width: max(0, size.width.usable), height: max(0, size.height.usable)))
    }

    /// The distance by which the bar reaches further into the view than that of UIKit's sheets, in points.
    var excess: CGFloat { max(0, size.height - Self.defaultSize.height) }
}
