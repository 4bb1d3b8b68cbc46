import UIKit

/// The check whether a layer can draw with a number, for all options of the styles and all sizes of the content.
///
/// A number of an app may be the result of a division by zero, or may mean "as large as possible". Layers accept
/// neither infinity nor a number that becomes infinite in a multiplication. A product, such as a share of a length,
/// is checked after the multiplication.
extension CGFloat {
    /// The magnitude beyond which a number counts as infinite: in points a hundred of the largest screens, in seconds
    /// a day.
    static let usableLimit: CGFloat = 100_000

    /// Whether the number is neither NaN nor infinite, nor beyond the limit.
    var isUsable: Bool { magnitude <= Self.usableLimit }

    /// The number; 0 if it is unusable.
    var usable: CGFloat { isUsable ? self : 0 }

    /// The length; `nil` if it is zero, negative or unusable.
    var usableLength: CGFloat? { isUsable && self > 0 ? self : nil }
}

extension CGRect {
    /// Whether a layer can draw in it.
    var isUsable: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isUsable) }
}
