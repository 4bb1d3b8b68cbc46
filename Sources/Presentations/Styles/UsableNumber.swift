import UIKit

/// What counts as a number that can be drawn with: one place for every option of every style, and for what content asks for.
///
/// Numbers of an app may be the result of a division by zero, or of "as large as possible". Layers take neither infinity nor
/// what becomes infinite when it is multiplied. A product, such as a share of a length, is looked at after the multiplication.
extension CGFloat {
    /// A number that is further from zero counts as infinite: as points it is a hundred of the largest screens, as seconds a
    /// day.
    static let usableLimit: CGFloat = 100_000

    /// Whether it is a number, and neither infinite nor as good as that.
    var isUsable: Bool { magnitude <= Self.usableLimit }

    /// The number itself, or 0 when it cannot be used.
    var usable: CGFloat { isUsable ? self : 0 }

    /// The length itself, or `nil` when it is zero, negative or cannot be used.
    var usableLength: CGFloat? { isUsable && self > 0 ? self : nil }
}
