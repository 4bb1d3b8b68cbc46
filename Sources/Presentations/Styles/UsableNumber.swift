import UIKit

/// The check whether a layer can draw with a number. It applies to all options of the styles and to all sizes of the
/// content.
///
/// An app's number may be the result of a division by zero, or may mean "as large as possible". Layers accept neither
/// infinity nor a number that becomes infinite in a multiplication. A product, such as a fraction of a length, is
/// checked after the multiplication.
extension CGFloat {
    /// The magnitude beyond which a number counts as infinite: a hundred of the largest screens in points, or a day in
    /// seconds.
    static let usableLimit: CGFloat = 100_000

    /// Whether the number is not NaN and within the limit.
    var isUsable: Bool { magnitude <= Self.usableLimit }

    /// The number, or 0 if it is unusable.
    var usable: CGFloat { isUsable ? self : 0 }

    /// The length, or `nil` if it is zero, negative or unusable.
    var usableLength: CGFloat? { isUsable && self > 0 ? self : nil }
}

extension CGRect {
    /// Whether a layer can draw in it.
    var isUsable: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isUsable) }
}
